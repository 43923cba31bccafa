import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "webhooks.list": [
    {
      "id": "ac33514e-78a1-4a03-abd1-1f4e8f5cbf63",
      "name": "Accounting",
      "address": "https://jobs.meghbridge.example/accounting?office=dhaka",
      "events": [
        "demand.received"
      ],
      "state": "off",
      "since": "2026-11-24T21:57:45.370Z",
      "offFor": "paused",
      "deliveredAt": null,
      "earlierUntil": null,
      "last": null
    },
    {
      "id": "ff7304d8-e4b2-4a3e-89c9-fc919bfbe325",
      "name": "Job board",
      "address": "https://jobs.meghbridge.example/hooks/agency",
      "events": [
        "content.published",
        "content.changed",
        "content.deleted",
        "application.received",
        "demand.received"
      ],
      "state": "on",
      "since": null,
      "offFor": null,
      "deliveredAt": "2026-11-24T21:57:47.441Z",
      "earlierUntil": null,
      "last": {
        "id": "msg_35706d34-c5b7-4354-86b2-607fed64296e",
        "event": "demand.received",
        "body": "{\"type\":\"demand.received\",\"timestamp\":\"2026-11-24T21:57:47.413Z\",\"data\":{\"id\":\"6be5d3c5-d256-411d-837d-a0779381cf84\",\"reference\":\"DEM-K8GCMC\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 8,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-24T21:57:47.413Z",
        "triedAt": "2026-11-24T21:57:47.431Z",
        "nextTryAt": null
      }
    }
  ],
  "webhooks.byId": {
    "id": "ff7304d8-e4b2-4a3e-89c9-fc919bfbe325",
    "name": "Job board",
    "address": "https://jobs.meghbridge.example/hooks/agency",
    "events": [
      "content.published",
      "content.changed",
      "content.deleted",
      "application.received",
      "demand.received"
    ],
    "state": "on",
    "since": null,
    "offFor": null,
    "deliveredAt": "2026-11-24T21:57:47.441Z",
    "earlierUntil": null
  },
  "webhooks.deliveries": {
    "rows": [
      {
        "id": "msg_35706d34-c5b7-4354-86b2-607fed64296e",
        "event": "demand.received",
        "body": "{\"type\":\"demand.received\",\"timestamp\":\"2026-11-24T21:57:47.413Z\",\"data\":{\"id\":\"6be5d3c5-d256-411d-837d-a0779381cf84\",\"reference\":\"DEM-K8GCMC\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 8,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-24T21:57:47.413Z",
        "triedAt": "2026-11-24T21:57:47.431Z",
        "nextTryAt": null
      },
      {
        "id": "msg_69f06993-cb1d-4cfc-befe-be568bd704af",
        "event": "demand.received",
        "body": "{\"type\":\"demand.received\",\"timestamp\":\"2026-11-24T21:57:47.344Z\",\"data\":{\"id\":\"87fbfa28-0357-45ba-a353-d03979c0a061\",\"reference\":\"DEM-7KMN4W\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 8,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-24T21:57:47.344Z",
        "triedAt": "2026-11-24T21:57:47.358Z",
        "nextTryAt": null
      },
      {
        "id": "msg_786c9036-1c86-43cb-ab3c-9b4af858cc6f",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-24T21:57:46.974Z\",\"data\":{\"id\":\"e2bab3f2-16eb-45de-8b38-6213fd91eb64\",\"reference\":\"APP-FNRYPE\",\"vacancy\":\"b5601c9b-8389-457d-b621-b5bab59403c9\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 13,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-24T21:57:46.974Z",
        "triedAt": "2026-11-24T21:57:46.982Z",
        "nextTryAt": null
      },
      {
        "id": "msg_e1ca1b90-c203-49ab-a449-06fe8330dae5",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-24T21:57:46.808Z\",\"data\":{\"id\":\"66629d8c-fd80-46df-8011-fbaa2606a0f5\",\"reference\":\"APP-FYRBGB\",\"vacancy\":\"b5601c9b-8389-457d-b621-b5bab59403c9\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 7,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-24T21:57:46.808Z",
        "triedAt": "2026-11-24T21:57:46.816Z",
        "nextTryAt": null
      },
      {
        "id": "msg_85897eae-0795-420c-aa91-b1045e8838ad",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-24T21:57:46.640Z\",\"data\":{\"id\":\"d50ec8a7-58f8-4e57-a7fb-61168557d873\",\"reference\":\"APP-QX74VR\",\"vacancy\":\"b5601c9b-8389-457d-b621-b5bab59403c9\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 4,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-24T21:57:46.640Z",
        "triedAt": "2026-11-24T21:57:46.648Z",
        "nextTryAt": null
      },
      {
        "id": "msg_7db2a965-4f19-4c1d-be1a-1f5f0f3991df",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-24T21:57:46.465Z\",\"data\":{\"id\":\"c4116fa3-8846-4f31-ad37-40e3ecfab62b\",\"reference\":\"APP-YRMT26\",\"vacancy\":\"b5601c9b-8389-457d-b621-b5bab59403c9\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 4,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-24T21:57:46.465Z",
        "triedAt": "2026-11-24T21:57:46.473Z",
        "nextTryAt": null
      },
      {
        "id": "msg_d4a6ea7d-38f9-403d-a777-e45a9bcbdc05",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-24T21:57:46.229Z\",\"data\":{\"id\":\"7e1bba9d-7861-40e9-9b71-a8722ad2f9cc\",\"reference\":\"APP-HVMFEA\",\"vacancy\":\"b5601c9b-8389-457d-b621-b5bab59403c9\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 5,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-24T21:57:46.229Z",
        "triedAt": "2026-11-24T21:57:46.235Z",
        "nextTryAt": null
      },
      {
        "id": "msg_23796b5a-2538-40fe-a412-4f2dd6e18722",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-24T21:57:45.667Z\",\"data\":{\"id\":\"f08345d0-d7b1-46a7-80b0-7af6a9635535\",\"reference\":\"APP-7HTAFC\",\"vacancy\":\"b5601c9b-8389-457d-b621-b5bab59403c9\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 10,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-24T21:57:45.667Z",
        "triedAt": "2026-11-24T21:57:45.708Z",
        "nextTryAt": null
      },
      {
        "id": "msg_f0bda3e5-580b-44a3-8046-dc2f4cac60da",
        "event": "webhook.test",
        "body": "{\"type\":\"webhook.test\",\"timestamp\":\"2026-11-24T21:57:45.282Z\",\"data\":{\"webhook\":\"ff7304d8-e4b2-4a3e-89c9-fc919bfbe325\"}}",
        "state": "failed",
        "attempts": 1,
        "durationMs": 13,
        "status": 503,
        "answer": "Closed until Sunday",
        "problem": "status",
        "createdAt": "2026-11-24T21:57:45.282Z",
        "triedAt": "2026-11-24T21:57:45.289Z",
        "nextTryAt": null
      }
    ],
    "count": 9,
    "page": 1,
    "pages": 1
  }
} satisfies MockResponses

export const bn = {} satisfies MockResponses

