import type { Answers } from '../answers.ts'

export const en = {
  "links.report": {
    "isChecking": false,
    "dead": [],
    "outer": 0,
    "unchecked": 0,
    "checkedAt": null
  }
} satisfies Answers

export const bn = {} satisfies Answers

