import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'

/** The least that an app of this stack can be: what React and its router cost by themselves. */
function Page({ name }: { name: string }) {
  return (
    <main>
      <h1>{name}</h1>
      <nav>
        <Link to="/">Hello</Link> <Link to="/there">There</Link>
      </nav>
    </main>
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('no root')
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Routes>
        <Route path="/there" element={<Page name="There" />} />
        <Route path="*" element={<Page name="Hello" />} />
      </Routes>
    </BrowserRouter>
  </StrictMode>,
)
