export type ServiceText = { title: string; summary: string }

export type Service = ServiceText & {
  id: string
  path: '/manpower-service' | '/employment-service' | '/visa-service' | '/ticket-service' | '/all-services'
  bn?: Partial<ServiceText>
}

/** The eight services of the home page; `bn` says the same in Bangla. */
export const services: Service[] = [
  {
    id: 'sourcing',
    title: 'Manpower sourcing and placement',
    summary:
      'The right person for one post, or a complete crew for a site: found, tested and brought to the first day of work.',
    path: '/manpower-service',
    bn: {
      title: 'কর্মী সংগ্রহ ও নিয়োগ',
      summary:
        'একটি পদের জন্য উপযুক্ত একজন, কিংবা একটি প্রকল্পের পুরো দল। আমরা খুঁজে বের করি, যাচাই করি এবং কাজের প্রথম দিন পর্যন্ত পৌঁছে দিই।',
    },
  },
  {
    id: 'bulk',
    title: 'Bulk international recruitment',
    summary:
      'Several hundred people for one project, chosen to one standard and sent in groups that match your building plan.',
    path: '/manpower-service',
    bn: {
      title: 'একসঙ্গে বহু কর্মী নিয়োগ',
      summary: 'এক প্রকল্পে কয়েক শ কর্মী। সবাইকে একই মানে বাছাই করা হয়, আর পাঠানো হয় দলে দলে, আপনার নির্মাণ পরিকল্পনা অনুযায়ী।',
    },
  },
  {
    id: 'specialized',
    title: 'Specialized skill recruitment',
    summary: 'Pipe welders, crane operators, theatre nurses: tested by people who have done the same work themselves.',
    path: '/employment-service',
    bn: {
      title: 'বিশেষ দক্ষ কর্মী নিয়োগ',
      summary: 'পাইপ ওয়েল্ডার, ক্রেন অপারেটর, অপারেশন থিয়েটারের নার্স। পরীক্ষা নেন তাঁরাই, যাঁরা নিজেরা এই কাজ করেছেন।',
    },
  },
  {
    id: 'skills',
    title: 'Skill development and training',
    summary: 'Short courses at the bench and in the yard that turn experience into a skill an employer can test.',
    path: '/all-services',
    bn: {
      title: 'দক্ষতা উন্নয়ন ও প্রশিক্ষণ',
      summary: 'ওয়ার্কশপে ও ইয়ার্ডে হাতে-কলমে সংক্ষিপ্ত কোর্স। অভিজ্ঞতা হয়ে ওঠে এমন দক্ষতা, যা নিয়োগকর্তা নিজে যাচাই করতে পারেন।',
    },
  },
  {
    id: 'language',
    title: 'Foreign language training',
    summary:
      'Arabic, English, Italian, Japanese and Malay for the job, the shop, the doctor and the call to the supervisor.',
    path: '/all-services',
    bn: {
      title: 'বিদেশি ভাষা প্রশিক্ষণ',
      summary: 'আরবি, ইংরেজি, ইতালীয়, জাপানি ও মালয় ভাষা। কাজে, দোকানে, ডাক্তারের কাছে আর সুপারভাইজারকে ফোন করতে যতটুকু লাগে।',
    },
  },
  {
    id: 'consultancy',
    title: 'Manpower consultancy',
    summary:
      'Advice before you hire: which trades to look for, what to offer, how long it takes and where it can go wrong.',
    path: '/manpower-service',
    bn: {
      title: 'জনশক্তি পরামর্শ',
      summary: 'নিয়োগের আগেই পরামর্শ: কোন পেশার কর্মী খুঁজবেন, কী সুবিধা দেবেন, কত সময় লাগবে আর কোথায় সমস্যা হতে পারে।',
    },
  },
  {
    id: 'employment',
    title: 'Employment assistance',
    summary:
      'Oral or practical tests, fair answers for every applicant, and a bed and a bus for those who come from far away.',
    path: '/employment-service',
    bn: {
      title: 'চাকরি সহায়তা',
      summary: 'মৌখিক বা ব্যবহারিক পরীক্ষা, প্রত্যেক প্রার্থীর জন্য সৎ উত্তর, আর যাঁরা দূর থেকে আসেন, তাঁদের জন্য থাকার জায়গা ও বাস।',
    },
  },
  {
    id: 'ticket-visa',
    title: 'Ticket and visa assistance',
    summary:
      'Papers checked before they are sent, visas followed until they are stamped, and seats booked for one or for ninety.',
    path: '/visa-service',
    bn: {
      title: 'টিকিট ও ভিসা সহায়তা',
      summary: 'পাঠানোর আগে কাগজপত্র যাচাই, ভিসা না লাগা পর্যন্ত খোঁজ রাখা, আর একজন হোক বা নব্বইজন, সবার আসন বুকিং।',
    },
  },
]
