// After every story: `className` gives a part its place, and never another look beside its own (ui/README.md, className).
import { afterEach, expect } from 'vitest'
import { contradictions } from './contradictions.ts'

afterEach(() => {
  const found = [...document.querySelectorAll('body [class]')].flatMap(element =>
    contradictions(element.getAttribute('class') ?? ''),
  )
  expect([...new Set(found)], 'classes that set the same property').toEqual([])
})
