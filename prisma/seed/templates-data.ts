/** Texts with which the staff of the demonstration agency begin answers. */
export const seedTemplates = [
  {
    name: 'We need your papers',
    subject: 'Your enquiry {reference}: papers that we need',
    text: 'Dear {name},\n\nthank you for writing to {agency}. To see which jobs fit you, we need a copy of your passport, your certificates and two photographs. Please bring them to our office, or send copies in answer to this mail.\n\nNever pay anybody for a promise of a job. We give a receipt for every fee.\n\nKind regards\n{my name}',
    subjectBn: 'আপনার বার্তা {reference}: যেসব কাগজ লাগবে',
    textBn:
      'জনাব {name},\n\n{agency}-এ লেখার জন্য ধন্যবাদ। কোন কাজ আপনার জন্য মানানসই তা দেখতে আপনার পাসপোর্ট ও সনদের কপি এবং দুই কপি ছবি লাগবে। কাগজগুলো আমাদের অফিসে আনুন, অথবা এই ই-মেইলের উত্তরে কপি পাঠান।\n\nচাকরির আশ্বাসে কাউকে টাকা দেবেন না। আমরা প্রতিটি ফি-র রসিদ দিই।\n\nশুভেচ্ছান্তে\n{my name}',
  },
  {
    name: 'Workers for your company',
    subject: 'Workers for your company ({reference})',
    text: 'Dear {name},\n\nthank you for your enquiry. Please tell us the trades, the number of people, the place and the month in which they should begin. We answer with a plan, a date for the first test and what it costs.\n\nKind regards\n{my name}\n{agency}',
    subjectBn: 'আপনার প্রতিষ্ঠানের জন্য কর্মী ({reference})',
    textBn:
      'জনাব {name},\n\nযোগাযোগের জন্য ধন্যবাদ। কোন কোন পেশার কতজন কর্মী, কোথায় এবং কোন মাস থেকে দরকার, জানান। আমরা একটি পরিকল্পনা, প্রথম পরীক্ষার তারিখ ও খরচ জানাব।\n\nশুভেচ্ছান্তে\n{my name}\n{agency}',
  },
  {
    name: 'We have your complaint',
    subject: 'Your complaint {reference}',
    text: 'Dear {name},\n\nwe have read your complaint and take it seriously. A colleague looks into it and calls you within two working days. If it is urgent, please call our office.\n\nKind regards\n{my name}\n{agency}',
    subjectBn: 'আপনার অভিযোগ {reference}',
    textBn:
      'জনাব {name},\n\nআপনার অভিযোগ আমরা পড়েছি এবং গুরুত্ব দিয়ে দেখছি। একজন সহকর্মী বিষয়টি দেখে দুই কর্মদিবসের মধ্যে আপনাকে ফোন করবেন। জরুরি হলে আমাদের অফিসে ফোন করুন।\n\nশুভেচ্ছান্তে\n{my name}\n{agency}',
  },
]
