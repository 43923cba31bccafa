import { paragraphs, type SeedPage } from '#prisma/seed/page-texts.ts'

/** The texts of its page. */
export const seedNewsPage: SeedPage = {
  _id: 'news',
  title: 'News & Events',
  titleBn: 'খবর ও আয়োজন',
  lead: 'Selections, trainings, agreements and departures.',
  leadBn: 'বাছাই, প্রশিক্ষণ, চুক্তি ও বিদেশযাত্রার খবর।',
  description: 'What is new at {name}: selections, trainings, agreements and departures.',
  descriptionBn: '{name}-এর নতুন খবর: বাছাই, প্রশিক্ষণ, চুক্তি ও বিদেশযাত্রা।',
  chapters: [
    {
      heading: 'What we report',
      headingBn: 'আমরা যা লিখি',
      text: paragraphs(
        'We report what has happened: who was chosen, who passed, who left, and how many. Plans are marked as plans. Workers are named only if they want to be.',
        'Open posts are under [jobs abroad](/jobs), with the wage, the country and our licence number. Call the office to ask whether an advertisement is really ours.',
      ),
      textBn: paragraphs(
        'যা ঘটেছে, আমরা তা-ই লিখি: কে বাছাই হলেন, কে পাস করলেন, কে রওনা হলেন, মোট কতজন। পরিকল্পনা হলে সে কথা বলে দিই। কোনো কর্মী নিজে চাইলে তবেই তাঁর নাম লেখা হয়।',
        'খালি পদ আছে [বিদেশে চাকরি](/jobs) পৃষ্ঠায়, বেতন, দেশ ও আমাদের লাইসেন্স নম্বরসহ। কোনো বিজ্ঞাপন সত্যিই আমাদের কি না, অফিসে ফোন করে জেনে নিন।',
      ),
    },
  ],
  pictures: [],
}
