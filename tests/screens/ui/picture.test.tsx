import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Picture } from '@/ui/Picture'

const seen = new Map<Element, () => void>()

class Observer {
  constructor(private readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
  observe(element: Element): void {
    seen.set(element, () => this.tell([{ isIntersecting: true, target: element }]))
  }
  unobserve(element: Element): void {
    seen.delete(element)
  }
  disconnect(): void {}
}

const picture = (src: string, isLazy = true) => (
  <Picture src={src} alt="A lake" className="place" fallback="none" isLazy={isLazy} />
)

test('a picture is asked for when its place is near, which has its name and its size until then', () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  const { container, unmount } = render(picture('/lake.svg'))
  const place = screen.getByRole('img', { name: 'A lake' })
  expect(container.querySelector('img')).toBeNull()
  expect(place).toHaveClass('place')
  act(() => seen.get(place)?.())
  const image = container.querySelector('img')
  expect(image).toHaveAttribute('src', '/lake.svg')
  expect(image).toHaveClass('place')
  expect(seen.size).toBe(0)
  if (image !== null) fireEvent.load(image)
  unmount()
  // A list that is scrolled back shows it at once.
  expect(render(picture('/lake.svg')).container.querySelector('img')).not.toBeNull()
})

test('one that the screen is about is asked for at once, and one that fails gives way', async () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  const { container } = render(picture('/hill.svg', false))
  const image = container.querySelector('img')
  expect(image).toHaveAttribute('src', '/hill.svg')
  if (image !== null) fireEvent.error(image)
  expect(await screen.findByText('none')).toHaveClass('place')
})
