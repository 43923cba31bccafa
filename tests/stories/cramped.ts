// After every story at rest, in dark and from right to left: the page does not scroll sideways, a narrow box holds what is in it,
// nothing is cut off and nothing lies over something else.
import { afterEach, expect } from 'vitest'
import { findCramped } from '../cramped.ts'

afterEach(() => {
  // one pixel is rounding
  const found = findCramped('').filter(each => /^scrolls sideways by (?!1 )|^cut off|^over each other/.test(each))
  expect(found).toEqual([])
  const narrow = [...document.querySelectorAll(':is(.w-80, .w-72, .w-64, .w-52)')]
  expect(narrow.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
})
