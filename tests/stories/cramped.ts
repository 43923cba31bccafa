// After every story at rest: nothing is cut off and nothing lies over something else, in dark and from right to left as well.
import { afterEach, expect } from 'vitest'
import { findCramped } from '../cramped.ts'

afterEach(() => {
  expect(findCramped('').filter(found => /^cut off|^over each other/.test(found))).toEqual([])
})
