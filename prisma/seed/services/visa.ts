import { paragraphs, type SeedPage } from '#prisma/seed/page-texts.ts'

export const visa: SeedPage = {
  _id: 'visa',
  title: 'Visa Assistance',
  titleBn: 'ভিসা সহায়তা',
  lead: 'One wrong letter in a name can hold up a visa. We look for it before the embassy does.',
  leadBn: 'নামের একটি অক্ষর ভুল হলেও ভিসা আটকে যেতে পারে। দূতাবাসের চোখে পড়ার আগেই আমরা তা খুঁজে বের করি।',
  description:
    'Work visas prepared with care: documents checked before they are sent, appointments booked, and news of every step.',
  descriptionBn: 'যত্নে তৈরি করা কাজের ভিসার ফাইল: পাঠানোর আগে কাগজ যাচাই, সাক্ষাতের সময় নেওয়া, আর প্রতিটি ধাপের খবর।',
  chapters: [
    {
      text: paragraphs(
        'A work visa depends on documents that have to agree with one another: passport, contract, the employer’s permit, medical report and certificates. Our visa desk compares them line by line before anything is sent.',
        'We fill in the application with you, book the appointment for fingerprints or an interview, and explain what will be asked and why. Nobody is told what to answer. If a question worries you, tell us before you go.',
        'The country that issues the visa decides, and we promise no result. Once the visa is in the passport, the clearance and the flight are prepared in the same office.',
      ),
      textBn: paragraphs(
        'কাজের ভিসার কাগজগুলোর একটির সঙ্গে অন্যটির মিল থাকতে হয়: পাসপোর্ট, চুক্তিপত্র, নিয়োগকর্তার অনুমতিপত্র, মেডিকেল রিপোর্ট ও সনদ। কিছু পাঠানোর আগে আমাদের ভিসা ডেস্ক প্রতিটি লাইন মিলিয়ে দেখে।',
        'আপনার সঙ্গে বসেই আমরা আবেদনপত্র পূরণ করি, আঙুলের ছাপ বা সাক্ষাৎকারের সময় নিই, আর বুঝিয়ে বলি কী জিজ্ঞেস করা হবে এবং কেন। কাউকে উত্তর শিখিয়ে দেওয়া হয় না। কোনো প্রশ্ন নিয়ে দুশ্চিন্তা থাকলে যাওয়ার আগে আমাদের বলুন।',
        'ভিসা দেবে কি না, তা ঠিক করে কাজের দেশ; ফলের প্রতিশ্রুতি আমরা দিই না। পাসপোর্টে ভিসা লাগার পর ছাড়পত্র ও ফ্লাইটের প্রস্তুতি হয় একই অফিসে।',
      ),
    },
  ],
  covers: [
    {
      figure: '2 to 8 weeks',
      figureBn: '২ থেকে ৮ সপ্তাহ',
      title: 'From the file to the decision',
      titleBn: 'ফাইল থেকে সিদ্ধান্ত',
      text: 'How long it usually takes. It depends on the country and the season.',
      textBn: 'সাধারণত যত সময় লাগে। দেশ ও মৌসুমভেদে কমবেশি হয়।',
    },
    {
      figure: '3 messages',
      figureBn: '৩টি বার্তা',
      title: 'News of your file',
      titleBn: 'আপনার ফাইলের খবর',
      text: 'When it is sent, when it is accepted and when it is decided, in Bangla or English.',
      textBn: 'ফাইল পাঠানো হলে, গৃহীত হলে আর সিদ্ধান্ত হলে; বাংলায় বা ইংরেজিতে।',
    },
    {
      figure: 'A receipt',
      figureBn: 'রসিদ',
      title: 'For your passport',
      titleBn: 'আপনার পাসপোর্টের জন্য',
      text: 'It comes back as soon as the desk no longer needs it.',
      textBn: 'ডেস্কের কাজ শেষ হওয়ামাত্র পাসপোর্ট ফেরত পান।',
    },
    {
      title: 'Every document compared',
      titleBn: 'প্রতিটি কাগজ মিলিয়ে দেখা',
      text: 'With the passport, letter by letter.',
      textBn: 'পাসপোর্টের সঙ্গে, অক্ষরে অক্ষরে।',
    },
    {
      title: 'Translation and attestation',
      titleBn: 'অনুবাদ ও সত্যায়ন',
      text: 'Arranged where the country asks for them.',
      textBn: 'কাজের দেশ চাইলে আমরা ব্যবস্থা করি।',
    },
    {
      title: 'With you at the appointment',
      titleBn: 'সাক্ষাতের দিন সঙ্গী',
      text: 'One of us goes with first-time travellers.',
      textBn: 'প্রথমবারের যাত্রীর সঙ্গে আমাদের একজন যান।',
    },
  ],
  steps: [
    {
      title: 'Medical check',
      titleBn: 'মেডিকেল পরীক্ষা',
      days: '2 to 5 days',
      daysBn: '২ থেকে ৫ দিন',
      text: 'You hear the result first.',
      textBn: 'ফল সবার আগে আপনি জানবেন।',
    },
    {
      title: 'Documents compared',
      titleBn: 'কাগজ যাচাই',
      text: 'Names, dates and trade have to be the same in all of them.',
      textBn: 'সব কাগজে নাম, তারিখ ও পেশা এক হতে হবে।',
    },
    {
      title: 'Application and decision',
      titleBn: 'আবেদন ও সিদ্ধান্ত',
      days: '2 to 8 weeks',
      daysBn: '২ থেকে ৮ সপ্তাহ',
      text: 'With fingerprints or an interview where they are asked for.',
      textBn: 'চাওয়া হলে আঙুলের ছাপ বা সাক্ষাৎকারসহ।',
    },
    {
      title: 'Clearance and training',
      titleBn: 'ছাড়পত্র ও প্রশিক্ষণ',
      days: '1 to 2 weeks',
      daysBn: '১ থেকে ২ সপ্তাহ',
      text: 'Registration with BMET, and its training before departure.',
      textBn: 'বিএমইটিতে নিবন্ধন ও সেখানকার যাত্রাপূর্ব প্রশিক্ষণ।',
    },
  ],
  papers: [
    { name: 'Passport', nameBn: 'পাসপোর্ট', note: 'You get a receipt.', noteBn: 'জমা দিলে রসিদ পাবেন।' },
    { name: 'Signed employment contract', nameBn: 'সই করা নিয়োগের চুক্তিপত্র' },
    {
      name: 'Medical report',
      nameBn: 'মেডিকেল রিপোর্ট',
      note: 'From a centre that the country accepts.',
      noteBn: 'কাজের দেশের অনুমোদিত কেন্দ্র থেকে।',
    },
    {
      name: 'Certificates',
      nameBn: 'সনদ',
      note: 'Translated and attested where the country asks for it.',
      noteBn: 'কাজের দেশ চাইলে অনুবাদ ও সত্যায়ন করা।',
    },
    {
      name: 'Police clearance',
      nameBn: 'পুলিশ ক্লিয়ারেন্স',
      note: 'Where the country asks for it.',
      noteBn: 'কাজের দেশ চাইলে।',
    },
  ],
  contactName: 'Dilara Yasmin Kazi',
  contactNameBn: 'দিলারা ইয়াসমিন কাজী',
  contactRole: 'Head of the visa desk',
  contactRoleBn: 'প্রধান, ভিসা ডেস্ক',
  pictures: [
    {
      picture: 'visa-desk',
      alt: 'Three people hand in documents at the windows of a visa office',
      altBn: 'ভিসা অফিসের জানালায় তিনজন কাগজ জমা দিচ্ছেন',
    },
    {
      picture: 'visa-papers',
      alt: 'A passport, a stamped form and a stamp on a wooden desk',
      altBn: 'কাঠের টেবিলে একটি পাসপোর্ট, সিল দেওয়া একটি ফর্ম ও একটি সিলমোহর',
    },
  ],
}
