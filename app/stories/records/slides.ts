import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "slides.list": [
    {
      "_id": "db54f66c-85f4-4f00-814f-f0a6854c5f3d",
      "picture": "/pictures/0bc9087112472c71aa8b31f1565b63a0-1440x810.webp",
      "alt": "An aircraft rises over the roofs of a river city at dawn",
      "altBn": "ভোরে নদীতীরের শহরের ছাদের ওপর দিয়ে একটি উড়োজাহাজ উঠছে",
      "focusDesk": "60 50",
      "focusPhone": "60 50",
      "heading": "Know each step before you fly",
      "headingBn": "বিদেশ যাওয়ার আগে সব ধাপ জানুন",
      "sentence": "Who does what, how many days it takes, and which documents you need.",
      "sentenceBn": "কোন কাজ কে করেন, কত দিন লাগে, আর কী কী কাগজ লাগে।",
      "link": "/recruitment-procedure",
      "linkLabel": "Read the recruitment procedure",
      "linkLabelBn": "নিয়োগ প্রক্রিয়া পড়ুন",
      "isIllustration": true
    },
    {
      "_id": "594328d4-f000-4656-bdcb-5f6d3d18d747",
      "picture": "/pictures/e890db488d083178298cb5da6021b174-1440x810.webp",
      "alt": "Cranes over a building site by the water, two workers in helmets on the quay",
      "altBn": "পানির ধারে নির্মাণাধীন ভবনের ওপর ক্রেন, ঘাটে হেলমেট পরা দুজন কর্মী",
      "focusDesk": "60 50",
      "focusPhone": "60 50",
      "heading": "The record, country by country",
      "headingBn": "দেশে দেশে আমাদের কাজ",
      "sentence": "Each client country with its companies, their sectors and the workers placed there.",
      "sentenceBn": "প্রতিটি গন্তব্য দেশের কোম্পানি, কাজের খাত আর সেখানে পাঠানো কর্মীর সংখ্যা।",
      "link": "/our-clients",
      "linkLabel": "See all client countries",
      "linkLabelBn": "সব গন্তব্য দেশ দেখুন",
      "isIllustration": true
    },
    {
      "_id": "7a021acd-18c7-4599-bbbd-f2171ad2279a",
      "picture": "/pictures/0904c3ae78b9f3f6d065d4af46ba3227-1440x810.webp",
      "alt": "A river at dawn with a long bridge, a boat with two people in front",
      "altBn": "ভোরের নদী, ওপরে লম্বা সেতু; সামনে একটি নৌকায় দুজন মানুষ",
      "focusDesk": "40 50",
      "focusPhone": "40 50",
      "heading": "Check us first",
      "headingBn": "আগে আমাদের যাচাই করুন",
      "sentence": "Read our licence, and what going abroad costs, before you decide.",
      "sentenceBn": "সিদ্ধান্ত নেওয়ার আগে আমাদের লাইসেন্স ও বিদেশ যাওয়ার খরচ দেখে নিন।",
      "link": "/licence-and-fees",
      "linkLabel": "See licence and fees",
      "linkLabelBn": "লাইসেন্স ও খরচ দেখুন",
      "isIllustration": true
    }
  ]
} satisfies MockResponses

export const bn = {} satisfies MockResponses

