import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "webhooks.list": [
    {
      "id": "b2ba5d4b-6c88-4e93-b7e6-e4352393ba09",
      "name": "Accounting",
      "address": "https://jobs.meghbridge.example/accounting?office=dhaka",
      "events": [
        "demand.received"
      ],
      "state": "off",
      "since": "2026-11-23T14:36:26.853Z",
      "offFor": "paused",
      "deliveredAt": null,
      "earlierUntil": null,
      "last": null
    },
    {
      "id": "00e355f2-4bae-437d-9739-2a0ee8e7eaac",
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
      "deliveredAt": "2026-11-23T14:36:28.646Z",
      "earlierUntil": null,
      "last": {
        "id": "msg_9e33abb2-973a-45a8-8934-c30dbd9c0591",
        "event": "demand.received",
        "body": "{\"type\":\"demand.received\",\"timestamp\":\"2026-11-23T14:36:28.626Z\",\"data\":{\"id\":\"676fadbd-1408-4792-b8e1-c5d178e0e727\",\"reference\":\"DEM-RNY24M\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 6,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-23T14:36:28.626Z",
        "triedAt": "2026-11-23T14:36:28.638Z",
        "nextTryAt": null
      }
    }
  ],
  "webhooks.byId": {
    "id": "00e355f2-4bae-437d-9739-2a0ee8e7eaac",
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
    "deliveredAt": "2026-11-23T14:36:28.646Z",
    "earlierUntil": null
  },
  "webhooks.deliveries": {
    "rows": [
      {
        "id": "msg_9e33abb2-973a-45a8-8934-c30dbd9c0591",
        "event": "demand.received",
        "body": "{\"type\":\"demand.received\",\"timestamp\":\"2026-11-23T14:36:28.626Z\",\"data\":{\"id\":\"676fadbd-1408-4792-b8e1-c5d178e0e727\",\"reference\":\"DEM-RNY24M\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 6,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-23T14:36:28.626Z",
        "triedAt": "2026-11-23T14:36:28.638Z",
        "nextTryAt": null
      },
      {
        "id": "msg_e056e0fc-27e3-4731-ad8b-c556300f0539",
        "event": "demand.received",
        "body": "{\"type\":\"demand.received\",\"timestamp\":\"2026-11-23T14:36:28.573Z\",\"data\":{\"id\":\"65425691-bd74-401a-a5be-4ea987d29fd8\",\"reference\":\"DEM-SH3QHX\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 2,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-23T14:36:28.573Z",
        "triedAt": "2026-11-23T14:36:28.583Z",
        "nextTryAt": null
      },
      {
        "id": "msg_84ffe6aa-4c1a-4c2c-ab9b-6e7aa327175b",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-23T14:36:28.239Z\",\"data\":{\"id\":\"1d175a7e-afaa-445e-8aee-e69bedfd76f8\",\"reference\":\"APP-WEMCVA\",\"vacancy\":\"2e690dc7-a8d4-495a-87e7-2523b14a6bc0\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 3,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-23T14:36:28.239Z",
        "triedAt": "2026-11-23T14:36:28.249Z",
        "nextTryAt": null
      },
      {
        "id": "msg_eb02ec0f-58d0-4085-b8cb-cd752ccc9d83",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-23T14:36:28.045Z\",\"data\":{\"id\":\"a647df0b-12c1-44fa-b58b-75fe056bfd0c\",\"reference\":\"APP-JU6CQH\",\"vacancy\":\"2e690dc7-a8d4-495a-87e7-2523b14a6bc0\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 2,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-23T14:36:28.045Z",
        "triedAt": "2026-11-23T14:36:28.052Z",
        "nextTryAt": null
      },
      {
        "id": "msg_718ec68f-962e-4660-8609-cadcdd2c3cda",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-23T14:36:27.855Z\",\"data\":{\"id\":\"3c88c428-b71c-4303-80b1-acb2a0e922a0\",\"reference\":\"APP-TSXTK9\",\"vacancy\":\"2e690dc7-a8d4-495a-87e7-2523b14a6bc0\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 3,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-23T14:36:27.855Z",
        "triedAt": "2026-11-23T14:36:27.861Z",
        "nextTryAt": null
      },
      {
        "id": "msg_974c7ba8-5ce2-422f-9bd8-35562d7d8ff9",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-23T14:36:27.665Z\",\"data\":{\"id\":\"d467b94e-0783-48b8-9167-6cdbdc3716fe\",\"reference\":\"APP-EUJ27S\",\"vacancy\":\"2e690dc7-a8d4-495a-87e7-2523b14a6bc0\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 3,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-23T14:36:27.665Z",
        "triedAt": "2026-11-23T14:36:27.672Z",
        "nextTryAt": null
      },
      {
        "id": "msg_e7e2e130-c8f0-40b6-afd4-decba26ca12f",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-23T14:36:27.454Z\",\"data\":{\"id\":\"a7587125-6a4d-4b0b-a0ed-294618693050\",\"reference\":\"APP-E6PEZ2\",\"vacancy\":\"2e690dc7-a8d4-495a-87e7-2523b14a6bc0\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 3,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-23T14:36:27.454Z",
        "triedAt": "2026-11-23T14:36:27.460Z",
        "nextTryAt": null
      },
      {
        "id": "msg_a03d1c7e-c23c-4dd3-aa5d-6e391834e002",
        "event": "application.received",
        "body": "{\"type\":\"application.received\",\"timestamp\":\"2026-11-23T14:36:27.089Z\",\"data\":{\"id\":\"53676512-427b-4291-b009-75724f5664ef\",\"reference\":\"APP-K3N9J6\",\"vacancy\":\"2e690dc7-a8d4-495a-87e7-2523b14a6bc0\"}}",
        "state": "delivered",
        "attempts": 1,
        "durationMs": 10,
        "status": 200,
        "answer": "ok",
        "problem": "",
        "createdAt": "2026-11-23T14:36:27.089Z",
        "triedAt": "2026-11-23T14:36:27.102Z",
        "nextTryAt": null
      },
      {
        "id": "msg_b409783a-c9a9-4e42-ba34-9c2ce6756c9a",
        "event": "webhook.test",
        "body": "{\"type\":\"webhook.test\",\"timestamp\":\"2026-11-23T14:36:26.781Z\",\"data\":{\"webhook\":\"00e355f2-4bae-437d-9739-2a0ee8e7eaac\"}}",
        "state": "failed",
        "attempts": 1,
        "durationMs": 8,
        "status": 503,
        "answer": "Closed until Sunday",
        "problem": "status",
        "createdAt": "2026-11-23T14:36:26.781Z",
        "triedAt": "2026-11-23T14:36:26.786Z",
        "nextTryAt": null
      }
    ],
    "count": 9,
    "page": 1,
    "pages": 1
  }
} satisfies MockResponses

export const bn = {} satisfies MockResponses

