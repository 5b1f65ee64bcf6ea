import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { tabPanel, Tabs } from '@/ui/Tabs'

function Fruit() {
  const [chosen, setChosen] = useState(0)
  return (
    <>
      <Tabs
        id="fruit"
        label="Fruit"
        names={['Durian', 'Mango', 'Salak']}
        chosen={chosen}
        look="chips"
        onChoose={setChosen}
      />
      <div {...tabPanel('fruit', chosen)}>panel {chosen}</div>
    </>
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })

test('tabs are one tab stop, named, and linked with their panel', () => {
  render(<Fruit />)
  expect(screen.getByRole('tablist', { name: 'Fruit' })).toBeInTheDocument()
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  const panel = screen.getByRole('tabpanel', { name: 'Durian' })
  expect(tab('Durian')).toHaveAttribute('aria-controls', panel.id)
  expect(tab('Mango')).not.toHaveAttribute('aria-controls')
})

test.each([
  ['{ArrowRight}', 'Mango'],
  ['{ArrowLeft}', 'Salak'],
  ['{End}', 'Salak'],
  ['{End}{ArrowRight}', 'Durian'],
  ['{End}{Home}', 'Durian'],
])('%s chooses and focuses %s', async (keys, name) => {
  const user = userEvent.setup()
  render(<Fruit />)
  await user.tab()
  await user.keyboard(keys)
  expect(tab(name)).toHaveFocus()
  expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tabpanel', { name })).toBeInTheDocument()
})
