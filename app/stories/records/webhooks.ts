import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "webhooks.list": [
    {
      "id": "df5b556b-d4e0-40b6-a043-eee1a74ab9cb",
      "name": "Accounting",
      "address": "https://jobs.meghbridge.example/accounting?office=dhaka",
      "events": [
        "demand.received"
      ],
      "state": "off",
      "since": "2026-11-24T18:36:38.588Z",
      "offFor": "paused",
      "deliveredAt": null,
      "earlierUntil": null,
      "last": null
    },
    {
      "id": "efe47daf-e9a1-4cd5-a6ab-2c8e6cf06de2",
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
      "deliveredAt": "2026-11-24T18:36:47.834Z",
      "earlierUntil": null,
      "last": {
        "id": "msg_3f150a45-48de-4478-914a-fff5eb5a7c35",
        "event": "demand.received",
        "body": "{\"type\":\"demand.received\",\"timestamp\":\"2026-11-24T18:36:47.785Z\",\"data\":{\"id\":\"31fa7ba3-92a5-41df-b2dd-61b71cac5f2e\",\"reference\":\"DEM-6ZLZV9\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 26,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-24T18:36:47.785Z",
        "triedAt": "2026-11-24T18:36:47.803Z",
        "nextTryAt": null
      }
    }
  ],
  "webhooks.byId": {
    "id": "efe47daf-e9a1-4cd5-a6ab-2c8e6cf06de2",
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
    "deliveredAt": "2026-11-24T18:36:47.834Z",
    "earlierUntil": null
  },
  "webhooks.deliveries": {
    "rows": [
      {
        "id": "msg_3f150a45-48de-4478-914a-fff5eb5a7c35",
        "event": "demand.received",
        "body": "{\"type\":\"demand.received\",\"timestamp\":\"2026-11-24T18:36:47.785Z\",\"data\":{\"id\":\"31fa7ba3-92a5-41df-b2dd-61b71cac5f2e\",\"reference\":\"DEM-6ZLZV9\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 26,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-24T18:36:47.785Z",
        "triedAt": "2026-11-24T18:36:47.803Z",
        "nextTryAt": null
      },
      {
        "id": "msg_bc411f9f-36de-40b0-b19d-2b9e99e4a451",
        "event": "demand.received",
        "body": "{\"type\":\"demand.received\",\"timestamp\":\"2026-11-24T18:36:47.491Z\",\"data\":{\"id\":\"66d4b9be-52b5-4d30-9f22-99f487231ade\",\"reference\":\"DEM-E6A7VS\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 27,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-24T18:36:47.491Z",
        "triedAt": "2026-11-24T18:36:47.565Z",
        "nextTryAt": null
      },
      {
        "id": "msg_3e12b60e-02ed-4e8e-86d8-5e6052be46fe",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-24T18:36:46.293Z\",\"data\":{\"id\":\"5e2aea67-42e1-427f-913b-7e8d903ee7f8\",\"reference\":\"APP-ZXCV5C\",\"vacancy\":\"2c8bef57-b33e-4938-897e-75ea4abb88ea\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 8,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-24T18:36:46.293Z",
        "triedAt": "2026-11-24T18:36:46.319Z",
        "nextTryAt": null
      },
      {
        "id": "msg_256b00c4-688c-4010-92b9-eff422806c6a",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-24T18:36:46.080Z\",\"data\":{\"id\":\"ac0c8a2f-8475-495a-bce7-46daa14201af\",\"reference\":\"APP-QK93NQ\",\"vacancy\":\"2c8bef57-b33e-4938-897e-75ea4abb88ea\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 3,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-24T18:36:46.080Z",
        "triedAt": "2026-11-24T18:36:46.088Z",
        "nextTryAt": null
      },
      {
        "id": "msg_97dc4a26-abf3-4436-b9ed-ad62ecf561c5",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-24T18:36:45.734Z\",\"data\":{\"id\":\"5690ef18-a40c-4d46-9a67-529352c4b0a6\",\"reference\":\"APP-TGWMPA\",\"vacancy\":\"2c8bef57-b33e-4938-897e-75ea4abb88ea\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 8,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-24T18:36:45.734Z",
        "triedAt": "2026-11-24T18:36:45.745Z",
        "nextTryAt": null
      },
      {
        "id": "msg_57331b78-495f-4916-a994-583f8f2b6f52",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-24T18:36:44.098Z\",\"data\":{\"id\":\"ae8585f6-e7d8-440a-98d3-3826524a1bea\",\"reference\":\"APP-J3YE6V\",\"vacancy\":\"2c8bef57-b33e-4938-897e-75ea4abb88ea\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 9,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-24T18:36:44.098Z",
        "triedAt": "2026-11-24T18:36:44.140Z",
        "nextTryAt": null
      },
      {
        "id": "msg_dfa32ff4-8488-49eb-a281-1d1e1ba7e0dc",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-24T18:36:43.367Z\",\"data\":{\"id\":\"29910794-7d3a-4560-b409-812ee1da3e15\",\"reference\":\"APP-F85Z6K\",\"vacancy\":\"2c8bef57-b33e-4938-897e-75ea4abb88ea\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 3,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-24T18:36:43.367Z",
        "triedAt": "2026-11-24T18:36:43.416Z",
        "nextTryAt": null
      },
      {
        "id": "msg_0a9f758a-7e85-49dc-a14d-50fb1a99af22",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-24T18:36:40.113Z\",\"data\":{\"id\":\"771d3940-93eb-4956-9e95-328ad367b6cb\",\"reference\":\"APP-2S2G5J\",\"vacancy\":\"2c8bef57-b33e-4938-897e-75ea4abb88ea\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 35,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-24T18:36:40.113Z",
        "triedAt": "2026-11-24T18:36:40.666Z",
        "nextTryAt": null
      },
      {
        "id": "msg_a3306bcc-6a30-4cfc-b4f8-7bbf538ce474",
        "event": "webhook.test",
        "body": "{\"type\":\"webhook.test\",\"timestamp\":\"2026-11-24T18:36:38.239Z\",\"data\":{\"webhook\":\"efe47daf-e9a1-4cd5-a6ab-2c8e6cf06de2\"}}",
        "state": "failed",
        "attempts": 1,
        "durationMs": 18,
        "status": 503,
        "answer": "Closed until Sunday",
        "problem": "status",
        "createdAt": "2026-11-24T18:36:38.239Z",
        "triedAt": "2026-11-24T18:36:38.257Z",
        "nextTryAt": null
      }
    ],
    "count": 9,
    "page": 1,
    "pages": 1
  }
} satisfies MockResponses

export const bn = {} satisfies MockResponses

