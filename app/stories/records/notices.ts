import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "notices.choices": [
    {
      "event": "person-waits",
      "label": "Somebody waits for approval",
      "timing": "now"
    },
    {
      "event": "enquiry-arrived",
      "label": "An enquiry arrived",
      "timing": "daily"
    },
    {
      "event": "enquiry-assigned",
      "label": "An enquiry was assigned to you",
      "timing": "now"
    },
    {
      "event": "application-arrived",
      "label": "An application arrived",
      "timing": "daily"
    },
    {
      "event": "demand-arrived",
      "label": "A demand of an employer arrived",
      "timing": "now"
    },
    {
      "event": "draft-held",
      "label": "A draft that you scheduled was not published",
      "timing": "now"
    },
    {
      "event": "licence-ends",
      "label": "A licence ends in 60, 30 or 7 days",
      "timing": "now"
    },
    {
      "event": "webhook-off",
      "label": "A webhook was turned off",
      "timing": "now"
    },
    {
      "event": "backup-failed",
      "label": "A backup failed",
      "timing": "now"
    },
    {
      "event": "token-ends",
      "label": "An API token ends in a week",
      "timing": "now"
    }
  ]
} satisfies MockResponses

export const bn = {
  "notices.choices": [
    {
      "event": "person-waits",
      "label": "কেউ অনুমোদনের অপেক্ষায়",
      "timing": "now"
    },
    {
      "event": "enquiry-arrived",
      "label": "নতুন বার্তা এসেছে",
      "timing": "daily"
    },
    {
      "event": "enquiry-assigned",
      "label": "আপনাকে একটি বার্তার দায়িত্ব দেওয়া হয়েছে",
      "timing": "now"
    },
    {
      "event": "application-arrived",
      "label": "নতুন আবেদন এসেছে",
      "timing": "daily"
    },
    {
      "event": "demand-arrived",
      "label": "নিয়োগকর্তার চাহিদা এসেছে",
      "timing": "now"
    },
    {
      "event": "draft-held",
      "label": "আপনার সময় ঠিক করা খসড়া প্রকাশ হয়নি",
      "timing": "now"
    },
    {
      "event": "licence-ends",
      "label": "লাইসেন্সের মেয়াদ ৬০, ৩০ বা ৭ দিনে শেষ",
      "timing": "now"
    },
    {
      "event": "webhook-off",
      "label": "একটি ওয়েবহুক বন্ধ হয়েছে",
      "timing": "now"
    },
    {
      "event": "backup-failed",
      "label": "ব্যাকআপ নেওয়া যায়নি",
      "timing": "now"
    },
    {
      "event": "token-ends",
      "label": "এক সপ্তাহের মধ্যে একটি এপিআই টোকেনের মেয়াদ শেষ",
      "timing": "now"
    }
  ]
} satisfies MockResponses

