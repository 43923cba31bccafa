import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "links.report": {
    "isChecking": false,
    "dead": [],
    "outer": 0,
    "unchecked": 0,
    "checkedAt": null
  }
} satisfies MockResponses

export const bn = {} satisfies MockResponses

