import { paragraphs, type SeedPage } from '#prisma/seed/page-texts.ts'

/** The texts of its page. */
export const seedEnquiriesPage: SeedPage = {
  _id: 'contact',
  title: 'Get in Touch',
  titleBn: 'আমাদের সঙ্গে কথা বলুন',
  lead: 'Call or message us in Bangla or English, or come to the office with your documents.',
  leadBn: 'বাংলায় বা ইংরেজিতে ফোন করুন, বার্তা দিন, কিংবা কাগজপত্র নিয়ে অফিসে আসুন।',
  leadAr: 'اتصلوا بنا أو راسلونا بالبنغالية أو الإنجليزية، أو تفضّلوا إلى المكتب ومعكم مستنداتكم.',
  description: 'Address, telephone and e-mail of {name}, and a form that reaches each company of the group.',
  descriptionBn: '{name}: ঠিকানা, ফোন ও ই-মেইল, আর গ্রুপের যেকোনো প্রতিষ্ঠানে লেখার ফর্ম।',
  chapters: [
    {
      heading: 'What happens when you write',
      headingBn: 'লেখার পর কী হয়',
      text: paragraphs(
        'Your message goes to the company you choose, and you see a reference number at once. A person reads it and answers you.',
        'If you want to work abroad, tell us your trade, your years in it and where you live. Never send money or your passport to anybody who claims to write for us: we ask for neither by e-mail or telephone.',
        'If you need workers, tell us the trades, the numbers, the place and the month. A draft of your demand letter is welcome; we answer with a plan, a date for the first test and what it costs.',
      ),
      textBn: paragraphs(
        'আপনার বেছে নেওয়া প্রতিষ্ঠানে বার্তাটি যায়, আর আপনি সঙ্গে সঙ্গে একটি রেফারেন্স নম্বর পান। আমাদের একজন তা পড়ে আপনাকে উত্তর দেন।',
        'চাকরি খুঁজলে লিখুন: আপনার পেশা কী, কত বছরের অভিজ্ঞতা, কোথায় থাকেন। আমাদের পরিচয় দিয়ে কেউ যোগাযোগ করলে তাঁকে কখনো টাকা বা পাসপোর্ট পাঠাবেন না। আমরা ই-মেইলে বা ফোনে এর কোনোটিই চাই না।',
        'কর্মী দরকার হলে লিখুন: কোন পেশার, কতজন, কোথায়, কোন মাসে। চাহিদাপত্রের খসড়া থাকলে পাঠান। আমরা একটি পরিকল্পনা, প্রথম পরীক্ষার তারিখ ও খরচ জানিয়ে উত্তর দেব।',
      ),
    },
  ],
  pictures: [],
}
