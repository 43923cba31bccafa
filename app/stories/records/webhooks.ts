import type { Answers } from '../answers.ts'

export const en = {
  "webhooks.list": [
    {
      "id": "522e8c6b-7147-4b74-8d6e-f3a1d74c1874",
      "name": "Accounting",
      "address": "https://jobs.meghbridge.example/accounting?office=dhaka",
      "events": [
        "demand.received"
      ],
      "state": "off",
      "since": "2026-11-23T13:59:47.850Z",
      "offFor": "paused",
      "deliveredAt": null,
      "earlierUntil": null,
      "last": null
    },
    {
      "id": "e57163d6-65a4-49a2-a007-78d838f82fe3",
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
      "deliveredAt": "2026-11-23T13:59:54.952Z",
      "earlierUntil": null,
      "last": {
        "id": "msg_fda94f8c-12be-4505-9a04-e5d75f4a50a5",
        "event": "demand.received",
        "body": "{\"type\":\"demand.received\",\"timestamp\":\"2026-11-23T13:59:54.827Z\",\"data\":{\"id\":\"31008b16-b388-4556-86a4-111937d63613\",\"reference\":\"DEM-TLE9H3\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 43,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-23T13:59:54.827Z",
        "triedAt": "2026-11-23T13:59:54.902Z",
        "nextTryAt": null
      }
    }
  ],
  "webhooks.byId": {
    "id": "e57163d6-65a4-49a2-a007-78d838f82fe3",
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
    "deliveredAt": "2026-11-23T13:59:54.952Z",
    "earlierUntil": null
  },
  "webhooks.deliveries": {
    "rows": [
      {
        "id": "msg_fda94f8c-12be-4505-9a04-e5d75f4a50a5",
        "event": "demand.received",
        "body": "{\"type\":\"demand.received\",\"timestamp\":\"2026-11-23T13:59:54.827Z\",\"data\":{\"id\":\"31008b16-b388-4556-86a4-111937d63613\",\"reference\":\"DEM-TLE9H3\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 43,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-23T13:59:54.827Z",
        "triedAt": "2026-11-23T13:59:54.902Z",
        "nextTryAt": null
      },
      {
        "id": "msg_bdd44179-47b5-47fb-9ec8-7fc53fb6c729",
        "event": "demand.received",
        "body": "{\"type\":\"demand.received\",\"timestamp\":\"2026-11-23T13:59:54.465Z\",\"data\":{\"id\":\"e0b20946-250b-4539-9e30-9fe864cb1909\",\"reference\":\"DEM-BUTTSY\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 29,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-23T13:59:54.465Z",
        "triedAt": "2026-11-23T13:59:54.519Z",
        "nextTryAt": null
      },
      {
        "id": "msg_85fb855b-b34f-409a-8a72-3d1a00c3f1bc",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-23T13:59:53.516Z\",\"data\":{\"id\":\"4dfd6ac0-19c1-4298-8b5c-46fe97373425\",\"reference\":\"APP-VR7F5R\",\"vacancy\":\"d4545224-d634-4564-8ac7-ffc2af41ce9c\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 14,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-23T13:59:53.516Z",
        "triedAt": "2026-11-23T13:59:53.562Z",
        "nextTryAt": null
      },
      {
        "id": "msg_7e3b0732-847a-498c-b2e8-5c695782344c",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-23T13:59:53.084Z\",\"data\":{\"id\":\"f41c7df4-769d-4c94-a3d1-0065f0ce53e7\",\"reference\":\"APP-3UHLCW\",\"vacancy\":\"d4545224-d634-4564-8ac7-ffc2af41ce9c\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 10,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-23T13:59:53.084Z",
        "triedAt": "2026-11-23T13:59:53.136Z",
        "nextTryAt": null
      },
      {
        "id": "msg_3ca556cd-b8d1-4c3a-97ef-df673578056c",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-23T13:59:52.615Z\",\"data\":{\"id\":\"553bfe65-e66c-4848-a8f3-783dfe5d7786\",\"reference\":\"APP-5N9EHS\",\"vacancy\":\"d4545224-d634-4564-8ac7-ffc2af41ce9c\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 10,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-23T13:59:52.615Z",
        "triedAt": "2026-11-23T13:59:52.677Z",
        "nextTryAt": null
      },
      {
        "id": "msg_7e956bdd-e608-4f80-a588-9c255598e54f",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-23T13:59:51.878Z\",\"data\":{\"id\":\"3e833dfa-acad-462e-9377-d65fd96e4e09\",\"reference\":\"APP-V8AFX4\",\"vacancy\":\"d4545224-d634-4564-8ac7-ffc2af41ce9c\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 14,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-23T13:59:51.878Z",
        "triedAt": "2026-11-23T13:59:51.891Z",
        "nextTryAt": null
      },
      {
        "id": "msg_06f0da16-1538-4b1e-a1b2-c277f9500968",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-23T13:59:50.466Z\",\"data\":{\"id\":\"7f2d3398-1ec4-4e68-a22d-965df0ca0d2a\",\"reference\":\"APP-DLVG2L\",\"vacancy\":\"d4545224-d634-4564-8ac7-ffc2af41ce9c\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 14,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-23T13:59:50.466Z",
        "triedAt": "2026-11-23T13:59:50.480Z",
        "nextTryAt": null
      },
      {
        "id": "msg_7b56a899-db6f-4b09-a398-036a4abcb62e",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-23T13:59:49.051Z\",\"data\":{\"id\":\"c5595d09-df59-4d99-8a44-ffc68de326a9\",\"reference\":\"APP-T2LPCL\",\"vacancy\":\"d4545224-d634-4564-8ac7-ffc2af41ce9c\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 16,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-23T13:59:49.051Z",
        "triedAt": "2026-11-23T13:59:49.072Z",
        "nextTryAt": null
      },
      {
        "id": "msg_b9166c46-434c-4dd6-8bd0-3a01d735c337",
        "event": "webhook.test",
        "body": "{\"type\":\"webhook.test\",\"timestamp\":\"2026-11-23T13:59:47.150Z\",\"data\":{\"webhook\":\"e57163d6-65a4-49a2-a007-78d838f82fe3\"}}",
        "state": "failed",
        "attempts": 1,
        "durationMs": 20,
        "status": 503,
        "answer": "Closed until Sunday",
        "problem": "status",
        "createdAt": "2026-11-23T13:59:47.150Z",
        "triedAt": "2026-11-23T13:59:47.160Z",
        "nextTryAt": null
      }
    ],
    "count": 9,
    "page": 1,
    "pages": 1
  }
} satisfies Answers

export const bn = {} satisfies Answers

