import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "fees.find": {
    "page": {
      "_id": "licence-and-fees",
      "never": "Your passport, to hold back.\nMoney before you are selected.\nMoney without a receipt, or through a private number.\nYour signature on a blank paper.",
      "neverBn": "আটকে রাখার জন্য আপনার পাসপোর্ট।\nনির্বাচিত হওয়ার আগে টাকা।\nরসিদ ছাড়া বা ব্যক্তিগত নম্বরে টাকা।\nসাদা কাগজে আপনার সই।",
      "helplines": [],
      "missions": [],
      "version": 1,
      "updatedAt": "2026-11-24T21:57:43.607Z"
    },
    "countries": []
  }
} satisfies MockResponses

export const bn = {} satisfies MockResponses

