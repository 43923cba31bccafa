import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "settings.overview": {
    "groups": [
      {
        "group": "identity",
        "isDraft": false,
        "missing": []
      },
      {
        "group": "licence",
        "isDraft": false,
        "missing": []
      },
      {
        "group": "contact",
        "isDraft": false,
        "missing": []
      },
      {
        "group": "networks",
        "isDraft": false,
        "missing": []
      },
      {
        "group": "figures",
        "isDraft": false,
        "missing": []
      },
      {
        "group": "employers",
        "isDraft": false,
        "missing": []
      },
      {
        "group": "retention",
        "isDraft": false,
        "missing": []
      },
      {
        "group": "complaints",
        "isDraft": false,
        "missing": []
      },
      {
        "group": "languages",
        "isDraft": false,
        "missing": []
      }
    ],
    "licences": [],
    "hasStorybook": true
  }
} satisfies MockResponses

export const bn = {} satisfies MockResponses

