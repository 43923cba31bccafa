import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "system.overview": {
    "warnings": [
      {
        "id": "backup-none",
        "tone": "usual",
        "title": "No backup has been made yet",
        "text": "Set BACKUP_EVERY, or run npm run backup, and copy the archive to another machine."
      },
      {
        "id": "http",
        "tone": "usual",
        "title": "PUBLIC_URL is not https",
        "text": "Passwords and applications travel unencrypted to everybody but this machine. Put a proxy with a certificate in front, and set PUBLIC_URL."
      },
      {
        "id": "demo",
        "tone": "usual",
        "title": "The demonstration is on",
        "text": "Visitors read about an invented agency. Set DEMO=off for a real site, and change or delete what it wrote."
      },
      {
        "id": "factor",
        "tone": "usual",
        "title": "Some owners or admins have no second factor",
        "text": "A stolen password is enough to open such an account. Ask them to set one up under My account, or set SECOND_FACTOR=required.",
        "page": "/admin/staff"
      }
    ],
    "jobs": [
      {
        "name": "deliver-mail",
        "label": "Send e-mails that wait",
        "state": "waiting",
        "startedAt": "2026-11-24T21:57:41.596Z",
        "endedAt": "2026-11-24T21:57:41.608Z",
        "nextAt": "2026-11-24T21:58:41.596Z",
        "ms": 3,
        "result": null,
        "isTranslated": true,
        "error": null
      },
      {
        "name": "publish-scheduled",
        "label": "Publish what is scheduled",
        "state": "waiting",
        "startedAt": "2026-11-24T21:57:41.614Z",
        "endedAt": "2026-11-24T21:57:41.622Z",
        "nextAt": "2026-11-24T21:58:01.614Z",
        "ms": 2,
        "result": null,
        "isTranslated": true,
        "error": null
      },
      {
        "name": "back-up",
        "label": "Make a backup",
        "state": "waiting",
        "startedAt": null,
        "endedAt": null,
        "nextAt": "2026-11-24T21:57:41.571Z",
        "ms": null,
        "result": null,
        "isTranslated": false,
        "error": null
      },
      {
        "name": "purge",
        "label": "Delete what has expired",
        "state": "waiting",
        "startedAt": null,
        "endedAt": null,
        "nextAt": "2026-11-24T21:58:41.571Z",
        "ms": null,
        "result": null,
        "isTranslated": true,
        "error": null
      },
      {
        "name": "sweep-files",
        "label": "Delete files that nothing uses",
        "state": "waiting",
        "startedAt": null,
        "endedAt": null,
        "nextAt": "2026-11-24T21:58:41.571Z",
        "ms": null,
        "result": null,
        "isTranslated": true,
        "error": null
      },
      {
        "name": "remind",
        "label": "Reminders, daily e-mails and link checks",
        "state": "waiting",
        "startedAt": null,
        "endedAt": null,
        "nextAt": "2026-11-24T21:58:41.571Z",
        "ms": null,
        "result": null,
        "isTranslated": true,
        "error": null
      },
      {
        "name": "deliver-webhooks",
        "label": "Send webhooks",
        "state": "waiting",
        "startedAt": "2026-11-24T21:57:41.633Z",
        "endedAt": "2026-11-24T21:57:41.639Z",
        "nextAt": "2026-11-24T21:58:11.633Z",
        "ms": 1,
        "result": null,
        "isTranslated": false,
        "error": null
      }
    ],
    "backup": {
      "newestAt": null,
      "isFailed": null,
      "isOld": false,
      "nextAt": "2026-11-24T21:57:49.487Z",
      "keeps": 14
    },
    "mail": {
      "isConfigured": true,
      "stuck": 0,
      "waiting": 27
    },
    "storage": {
      "database": 5845264,
      "disk": {
        "free": 79106441216,
        "total": 270553174016
      },
      "pictures": {
        "count": 70,
        "bytes": 1582204,
        "place": "disk"
      }
    },
    "versions": {
      "product": "1.1.0",
      "commit": "da71eb1b",
      "node": "24.21.0",
      "database": "SQLite 3.44.0",
      "migration": "20261123175000_places_of_sessions",
      "startedAt": "2026-11-24T21:57:40.160Z"
    },
    "settings": [
      {
        "name": "PORT",
        "isGiven": true,
        "value": "3000"
      },
      {
        "name": "HOST",
        "isGiven": false,
        "value": "127.0.0.1"
      },
      {
        "name": "PUBLIC_URL",
        "isGiven": true,
        "value": "https://meghbridge.example"
      },
      {
        "name": "DATA_DIR",
        "isGiven": true,
        "value": "/var/lib/meghbridge"
      },
      {
        "name": "DATABASE_URL",
        "isGiven": false,
        "value": null
      },
      {
        "name": "APP_KEY",
        "isGiven": false,
        "value": null
      },
      {
        "name": "IMAGE_KEY",
        "isGiven": false,
        "value": null
      },
      {
        "name": "SMTP_URL",
        "isGiven": true,
        "value": null
      },
      {
        "name": "MAIL_FROM",
        "isGiven": false,
        "value": null
      },
      {
        "name": "SIGN_UP",
        "isGiven": false,
        "value": "approval"
      },
      {
        "name": "SECOND_FACTOR",
        "isGiven": false,
        "value": null
      },
      {
        "name": "DEMO",
        "isGiven": true,
        "value": "on"
      },
      {
        "name": "PASSWORD_MIN_LENGTH",
        "isGiven": false,
        "value": "6"
      },
      {
        "name": "PAGE_CACHE",
        "isGiven": false,
        "value": "32"
      },
      {
        "name": "FORM_MIN_AGE_MS",
        "isGiven": true,
        "value": "0"
      },
      {
        "name": "WRITE_LIMIT",
        "isGiven": false,
        "value": "600"
      },
      {
        "name": "GOOGLE_CLIENT_ID",
        "isGiven": false,
        "value": null
      },
      {
        "name": "GOOGLE_CLIENT_SECRET",
        "isGiven": false,
        "value": null
      },
      {
        "name": "FACEBOOK_CLIENT_ID",
        "isGiven": false,
        "value": null
      },
      {
        "name": "FACEBOOK_CLIENT_SECRET",
        "isGiven": false,
        "value": null
      },
      {
        "name": "GITHUB_CLIENT_ID",
        "isGiven": false,
        "value": null
      },
      {
        "name": "GITHUB_CLIENT_SECRET",
        "isGiven": false,
        "value": null
      },
      {
        "name": "TWITTER_CLIENT_ID",
        "isGiven": false,
        "value": null
      },
      {
        "name": "TWITTER_CLIENT_SECRET",
        "isGiven": false,
        "value": null
      },
      {
        "name": "PROVIDER_STAND_IN",
        "isGiven": false,
        "value": null
      },
      {
        "name": "LINK_STAND_IN",
        "isGiven": false,
        "value": null
      },
      {
        "name": "WEBHOOK_STAND_IN",
        "isGiven": true,
        "value": null
      },
      {
        "name": "BACKUP_EVERY",
        "isGiven": true,
        "value": "24"
      },
      {
        "name": "TRASH_DAYS",
        "isGiven": false,
        "value": "30"
      },
      {
        "name": "BACKUP_KEEP",
        "isGiven": false,
        "value": "14"
      },
      {
        "name": "BACKUP_PASSPHRASE",
        "isGiven": false,
        "value": null
      },
      {
        "name": "BACKUP_PASSPHRASE_FILE",
        "isGiven": false,
        "value": null
      },
      {
        "name": "BACKUP_S3_ENDPOINT",
        "isGiven": false,
        "value": null
      },
      {
        "name": "BACKUP_S3_BUCKET",
        "isGiven": false,
        "value": null
      },
      {
        "name": "BACKUP_S3_REGION",
        "isGiven": false,
        "value": null
      },
      {
        "name": "BACKUP_S3_ACCESS_KEY_ID",
        "isGiven": false,
        "value": null
      },
      {
        "name": "BACKUP_S3_SECRET_ACCESS_KEY",
        "isGiven": false,
        "value": null
      },
      {
        "name": "METRICS_TOKEN",
        "isGiven": false,
        "value": null
      },
      {
        "name": "OTEL_EXPORTER_OTLP_ENDPOINT",
        "isGiven": false,
        "value": null
      },
      {
        "name": "TRUST_PROXY",
        "isGiven": false,
        "value": "0"
      },
      {
        "name": "LOG_LEVEL",
        "isGiven": true,
        "value": "warn"
      },
      {
        "name": "IMAGE_STORE",
        "isGiven": false,
        "value": "disk"
      },
      {
        "name": "S3_ENDPOINT",
        "isGiven": false,
        "value": null
      },
      {
        "name": "S3_BUCKET",
        "isGiven": false,
        "value": null
      },
      {
        "name": "S3_REGION",
        "isGiven": false,
        "value": null
      },
      {
        "name": "S3_ACCESS_KEY_ID",
        "isGiven": false,
        "value": null
      },
      {
        "name": "S3_SECRET_ACCESS_KEY",
        "isGiven": false,
        "value": null
      },
      {
        "name": "IMGBB_KEY",
        "isGiven": false,
        "value": null
      },
      {
        "name": "IMGBB_URL",
        "isGiven": false,
        "value": null
      }
    ]
  }
} satisfies MockResponses

export const bn = {
  "system.overview": {
    "warnings": [
      {
        "id": "backup-none",
        "tone": "usual",
        "title": "এখনো কোনো ব্যাকআপ নেওয়া হয়নি",
        "text": "নিজে থেকে ব্যাকআপ নেওয়ার সময় ঠিক করুন, আর ফাইলটি অন্য মেশিনে রাখুন। কীভাবে, তা সার্ভার যিনি চালান তিনি জানেন।"
      },
      {
        "id": "http",
        "tone": "usual",
        "title": "সাইটের ঠিকানা নিরাপদ নয়",
        "text": "এই মেশিনের বাইরে পাসওয়ার্ড ও আবেদন খোলা অবস্থায় যায়। সামনে সার্টিফিকেটসহ একটি প্রক্সি রাখুন, আর সাইটের নিরাপদ ঠিকানা ঠিক করুন।"
      },
      {
        "id": "demo",
        "tone": "usual",
        "title": "নমুনা তথ্য চালু আছে",
        "text": "দর্শনার্থীরা একটি কাল্পনিক এজেন্সির কথা পড়ছেন। আসল সাইটে নমুনা তথ্য বন্ধ করুন, আর নমুনা লেখাগুলো বদলান বা মুছুন।"
      },
      {
        "id": "factor",
        "tone": "usual",
        "title": "কোনো কোনো মালিক বা অ্যাডমিনের দ্বিতীয় ধাপ চালু নেই",
        "text": "এমন অ্যাকাউন্ট খুলতে একটি চুরি যাওয়া পাসওয়ার্ডই যথেষ্ট। ‘আমার অ্যাকাউন্ট’ থেকে দ্বিতীয় ধাপ চালু করতে বলুন, অথবা সার্ভারের কনফিগারেশনে এটি বাধ্যতামূলক করুন।",
        "page": "/admin/staff"
      }
    ],
    "jobs": [
      {
        "name": "deliver-mail",
        "label": "জমে থাকা ই-মেইল পাঠানো",
        "state": "waiting",
        "startedAt": "2026-11-24T21:57:41.596Z",
        "endedAt": "2026-11-24T21:57:41.608Z",
        "nextAt": "2026-11-24T21:58:41.596Z",
        "ms": 3,
        "result": null,
        "isTranslated": true,
        "error": null
      },
      {
        "name": "publish-scheduled",
        "label": "সময় ঠিক করা লেখা প্রকাশ",
        "state": "waiting",
        "startedAt": "2026-11-24T21:57:41.614Z",
        "endedAt": "2026-11-24T21:57:41.622Z",
        "nextAt": "2026-11-24T21:58:01.614Z",
        "ms": 2,
        "result": null,
        "isTranslated": true,
        "error": null
      },
      {
        "name": "back-up",
        "label": "ব্যাকআপ নেওয়া",
        "state": "waiting",
        "startedAt": null,
        "endedAt": null,
        "nextAt": "2026-11-24T21:57:41.571Z",
        "ms": null,
        "result": null,
        "isTranslated": false,
        "error": null
      },
      {
        "name": "purge",
        "label": "মেয়াদ শেষ হওয়া তথ্য মোছা",
        "state": "waiting",
        "startedAt": null,
        "endedAt": null,
        "nextAt": "2026-11-24T21:58:41.571Z",
        "ms": null,
        "result": null,
        "isTranslated": true,
        "error": null
      },
      {
        "name": "sweep-files",
        "label": "অব্যবহৃত ফাইল মোছা",
        "state": "waiting",
        "startedAt": null,
        "endedAt": null,
        "nextAt": "2026-11-24T21:58:41.571Z",
        "ms": null,
        "result": null,
        "isTranslated": true,
        "error": null
      },
      {
        "name": "remind",
        "label": "মনে করানো, দিনের ই-মেইল ও লিংক যাচাই",
        "state": "waiting",
        "startedAt": null,
        "endedAt": null,
        "nextAt": "2026-11-24T21:58:41.571Z",
        "ms": null,
        "result": null,
        "isTranslated": true,
        "error": null
      },
      {
        "name": "deliver-webhooks",
        "label": "ওয়েবহুক পাঠানো",
        "state": "waiting",
        "startedAt": "2026-11-24T21:57:41.633Z",
        "endedAt": "2026-11-24T21:57:41.639Z",
        "nextAt": "2026-11-24T21:58:11.633Z",
        "ms": 1,
        "result": null,
        "isTranslated": false,
        "error": null
      }
    ],
    "backup": {
      "newestAt": null,
      "isFailed": null,
      "isOld": false,
      "nextAt": "2026-11-24T21:57:49.501Z",
      "keeps": 14
    },
    "mail": {
      "isConfigured": true,
      "stuck": 0,
      "waiting": 27
    },
    "storage": {
      "database": 5845264,
      "disk": {
        "free": 79106441216,
        "total": 270553174016
      },
      "pictures": {
        "count": 70,
        "bytes": 1582204,
        "place": "disk"
      }
    },
    "versions": {
      "product": "1.1.0",
      "commit": "da71eb1b",
      "node": "24.21.0",
      "database": "SQLite 3.44.0",
      "migration": "20261123175000_places_of_sessions",
      "startedAt": "2026-11-24T21:57:40.161Z"
    },
    "settings": [
      {
        "name": "PORT",
        "isGiven": true,
        "value": "3000"
      },
      {
        "name": "HOST",
        "isGiven": false,
        "value": "127.0.0.1"
      },
      {
        "name": "PUBLIC_URL",
        "isGiven": true,
        "value": "https://meghbridge.example"
      },
      {
        "name": "DATA_DIR",
        "isGiven": true,
        "value": "/var/lib/meghbridge"
      },
      {
        "name": "DATABASE_URL",
        "isGiven": false,
        "value": null
      },
      {
        "name": "APP_KEY",
        "isGiven": false,
        "value": null
      },
      {
        "name": "IMAGE_KEY",
        "isGiven": false,
        "value": null
      },
      {
        "name": "SMTP_URL",
        "isGiven": true,
        "value": null
      },
      {
        "name": "MAIL_FROM",
        "isGiven": false,
        "value": null
      },
      {
        "name": "SIGN_UP",
        "isGiven": false,
        "value": "approval"
      },
      {
        "name": "SECOND_FACTOR",
        "isGiven": false,
        "value": null
      },
      {
        "name": "DEMO",
        "isGiven": true,
        "value": "on"
      },
      {
        "name": "PASSWORD_MIN_LENGTH",
        "isGiven": false,
        "value": "6"
      },
      {
        "name": "PAGE_CACHE",
        "isGiven": false,
        "value": "32"
      },
      {
        "name": "FORM_MIN_AGE_MS",
        "isGiven": true,
        "value": "0"
      },
      {
        "name": "WRITE_LIMIT",
        "isGiven": false,
        "value": "600"
      },
      {
        "name": "GOOGLE_CLIENT_ID",
        "isGiven": false,
        "value": null
      },
      {
        "name": "GOOGLE_CLIENT_SECRET",
        "isGiven": false,
        "value": null
      },
      {
        "name": "FACEBOOK_CLIENT_ID",
        "isGiven": false,
        "value": null
      },
      {
        "name": "FACEBOOK_CLIENT_SECRET",
        "isGiven": false,
        "value": null
      },
      {
        "name": "GITHUB_CLIENT_ID",
        "isGiven": false,
        "value": null
      },
      {
        "name": "GITHUB_CLIENT_SECRET",
        "isGiven": false,
        "value": null
      },
      {
        "name": "TWITTER_CLIENT_ID",
        "isGiven": false,
        "value": null
      },
      {
        "name": "TWITTER_CLIENT_SECRET",
        "isGiven": false,
        "value": null
      },
      {
        "name": "PROVIDER_STAND_IN",
        "isGiven": false,
        "value": null
      },
      {
        "name": "LINK_STAND_IN",
        "isGiven": false,
        "value": null
      },
      {
        "name": "WEBHOOK_STAND_IN",
        "isGiven": true,
        "value": null
      },
      {
        "name": "BACKUP_EVERY",
        "isGiven": true,
        "value": "24"
      },
      {
        "name": "TRASH_DAYS",
        "isGiven": false,
        "value": "30"
      },
      {
        "name": "BACKUP_KEEP",
        "isGiven": false,
        "value": "14"
      },
      {
        "name": "BACKUP_PASSPHRASE",
        "isGiven": false,
        "value": null
      },
      {
        "name": "BACKUP_PASSPHRASE_FILE",
        "isGiven": false,
        "value": null
      },
      {
        "name": "BACKUP_S3_ENDPOINT",
        "isGiven": false,
        "value": null
      },
      {
        "name": "BACKUP_S3_BUCKET",
        "isGiven": false,
        "value": null
      },
      {
        "name": "BACKUP_S3_REGION",
        "isGiven": false,
        "value": null
      },
      {
        "name": "BACKUP_S3_ACCESS_KEY_ID",
        "isGiven": false,
        "value": null
      },
      {
        "name": "BACKUP_S3_SECRET_ACCESS_KEY",
        "isGiven": false,
        "value": null
      },
      {
        "name": "METRICS_TOKEN",
        "isGiven": false,
        "value": null
      },
      {
        "name": "OTEL_EXPORTER_OTLP_ENDPOINT",
        "isGiven": false,
        "value": null
      },
      {
        "name": "TRUST_PROXY",
        "isGiven": false,
        "value": "0"
      },
      {
        "name": "LOG_LEVEL",
        "isGiven": true,
        "value": "warn"
      },
      {
        "name": "IMAGE_STORE",
        "isGiven": false,
        "value": "disk"
      },
      {
        "name": "S3_ENDPOINT",
        "isGiven": false,
        "value": null
      },
      {
        "name": "S3_BUCKET",
        "isGiven": false,
        "value": null
      },
      {
        "name": "S3_REGION",
        "isGiven": false,
        "value": null
      },
      {
        "name": "S3_ACCESS_KEY_ID",
        "isGiven": false,
        "value": null
      },
      {
        "name": "S3_SECRET_ACCESS_KEY",
        "isGiven": false,
        "value": null
      },
      {
        "name": "IMGBB_KEY",
        "isGiven": false,
        "value": null
      },
      {
        "name": "IMGBB_URL",
        "isGiven": false,
        "value": null
      }
    ]
  }
} satisfies MockResponses

