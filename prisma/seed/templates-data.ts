/** Texts with which the staff of the demonstration agency begin answers. */
export const seedTemplates = [
  {
    name: 'We need your documents',
    subject: 'Your message {reference}: the documents we need',
    text: 'Dear {name},\n\nThank you for writing to {agency}. To find suitable jobs for you, we need a copy of your passport, your certificates and two photographs. Bring them to our office, or reply to this e-mail with copies.\n\nNever pay anybody for a promise of a job. We give a receipt for every payment.\n\nKind regards\n{my name}',
    subjectBn: 'আপনার বার্তা {reference}: যেসব কাগজপত্র লাগবে',
    textBn:
      'প্রিয় {name},\n\n{agency}-কে লেখার জন্য ধন্যবাদ। আপনার উপযুক্ত চাকরি খুঁজতে আপনার পাসপোর্ট ও সনদের কপি এবং দুই কপি ছবি লাগবে। কাগজপত্র আমাদের অফিসে আনুন, অথবা এই ই-মেইলের উত্তরে কপি পাঠান।\n\nচাকরির আশ্বাসে কাউকে টাকা দেবেন না। আমরা প্রতিটি টাকার রসিদ দিই।\n\nশুভেচ্ছান্তে\n{my name}',
  },
  {
    name: 'Workers for your company',
    subject: 'Workers for your company ({reference})',
    text: 'Dear {name},\n\nThank you for your message. Which trades do you need, how many workers, where, and from which month? We will send you a plan, a date for the first trade test and the costs.\n\nKind regards\n{my name}\n{agency}',
    subjectBn: 'আপনার কোম্পানির জন্য কর্মী ({reference})',
    textBn:
      'প্রিয় {name},\n\nযোগাযোগের জন্য ধন্যবাদ। কোন কোন পেশার কতজন কর্মী, কোথায় এবং কোন মাস থেকে দরকার, জানান। আমরা একটি পরিকল্পনা, প্রথম ট্রেড টেস্টের তারিখ ও খরচ জানাব।\n\nশুভেচ্ছান্তে\n{my name}\n{agency}',
  },
  {
    name: 'We have your complaint',
    subject: 'Your complaint {reference}',
    text: 'Dear {name},\n\nWe have read your complaint. A colleague is looking into it and will call you. If it is urgent, please call our office.\n\nKind regards\n{my name}\n{agency}',
    subjectBn: 'আপনার অভিযোগ {reference}',
    textBn:
      'প্রিয় {name},\n\nআপনার অভিযোগ আমরা পড়েছি। একজন সহকর্মী বিষয়টি দেখছেন এবং আপনাকে ফোন করবেন। জরুরি হলে আমাদের অফিসে ফোন করুন।\n\nশুভেচ্ছান্তে\n{my name}\n{agency}',
  },
]
