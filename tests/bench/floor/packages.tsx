import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { Button, Input, Toast } from 'antd-mobile'
import axios from 'axios'
import i18next from 'i18next'
import { decode } from 'js-base64'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next, useTranslation } from 'react-i18next'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import * as v from 'valibot'

/** This minimal app uses each package of Tiga's first screens once, in the documented way. */
const answerSchema = v.object({ amount: v.string() })
const api = axios.create({ timeout: 20_000 })

void i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { common: { topUp: 'Top up', close: 'Amount', retry: 'No answer came.' } } },
})

function TopUp() {
  const { t } = useTranslation('common')
  const topUp = useMutation({
    mutationFn: async () => v.parse(answerSchema, JSON.parse(decode((await api.post<string>('/top-up')).data))),
    onError: () => Toast.show(t('retry')),
  })
  return (
    <main>
      <h1>{t('topUp')}</h1>
      <Input placeholder={t('close')} />
      <Button color="primary" loading={topUp.isPending} onClick={() => topUp.mutate()}>
        {t('topUp')}
      </Button>
    </main>
  )
}

const router = createBrowserRouter([{ element: <Outlet />, children: [{ path: '*', element: <TopUp /> }] }])

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id "root".')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
