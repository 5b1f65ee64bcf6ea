import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'

/** Shows the cost of React and its router without any other code. */
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
if (root === null) throw new Error('The page has no element with the id "root".')
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
