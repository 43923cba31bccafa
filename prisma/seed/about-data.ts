import { paragraphs, type SeedPage } from '#prisma/seed/page-texts.ts'

/** The page about the demonstration agency: the countries and years are those of its record. */
export const seedAbout: SeedPage = {
  _id: 'about',
  title: 'About Us',
  titleBn: 'আমাদের সম্পর্কে',
  lead: 'A licensed recruitment agency in Bangladesh. We match workers with employers in the Gulf, Asia and Europe.',
  leadBn: 'বাংলাদেশের একটি লাইসেন্সপ্রাপ্ত রিক্রুটিং এজেন্সি। আমরা কর্মীদের মধ্যপ্রাচ্য, এশিয়া ও ইউরোপের নিয়োগকর্তাদের কাছে পাঠাই।',
  description:
    '{name}, licence {otherLicence}, has matched workers from Bangladesh with employers in the Gulf, Asia and Europe since {since}.',
  descriptionBn:
    '{name} (লাইসেন্স {otherLicence}) {since} সাল থেকে বাংলাদেশের কর্মীদের মধ্যপ্রাচ্য, এশিয়া ও ইউরোপের নিয়োগকর্তাদের কাছে পাঠাচ্ছে।',
  chapters: [
    {
      text: paragraphs(
        '{name} began with three desks, one telephone and a demand letter for forty-two masons. Since then more than {placed} people have gone abroad through our office: builders and welders, nurses and cooks, drivers, sewing operators, gardeners, cleaners and caregivers.',
        'We hold government licence {otherLicence}. It means that our office, our fees and our files can be inspected, and that a worker who is wronged has somebody to turn to. Please [check the licence](/licence-and-fees) before you give anyone your passport, including us.',
      ),
      textBn: paragraphs(
        'তিনটি টেবিল, একটি ফোন আর ৪২ জন রাজমিস্ত্রির একটি চাহিদাপত্র নিয়ে {name}-এর শুরু। তারপর থেকে আমাদের অফিসের মাধ্যমে {placed} জনের বেশি মানুষ বিদেশে গেছেন: নির্মাণকর্মী ও ওয়েল্ডার, নার্স ও বাবুর্চি, চালক, সেলাই অপারেটর, মালি, পরিচ্ছন্নতাকর্মী ও কেয়ারগিভার।',
        'আমাদের সরকারি লাইসেন্স {otherLicence}। এর মানে, আমাদের অফিস, ফি ও নথিপত্র পরিদর্শন করা যায়, আর কোনো কর্মীর প্রতি অন্যায় হলে তাঁর অভিযোগ জানানোর জায়গা আছে। কাউকে পাসপোর্ট দেওয়ার আগে [লাইসেন্স যাচাই করুন](/licence-and-fees), আমাদেরটিও।',
      ),
    },
    {
      heading: 'How we work',
      headingBn: 'আমরা যেভাবে কাজ করি',
      text: paragraphs(
        'When an employer sends a demand letter, we ask what the work is, who pays for what, where workers live and what happens when somebody falls ill. If the answers are good, we recruit. If they are not, we say so and decline.',
        'Applicants are chosen by oral or practical test, often by the employer’s own foreman. Before departure each person has read the contract in Bangla, knows the name of the supervisor and has our number. The [recruitment procedure](/recruitment-procedure) shows every step.',
      ),
      textBn: paragraphs(
        'নিয়োগকর্তা চাহিদাপত্র পাঠালে আমরা জানতে চাই: কাজটি কী, কোন খরচ কে দেবেন, কর্মীরা কোথায় থাকবেন, কেউ অসুস্থ হলে কী হবে। উত্তর ভালো হলে নিয়োগের কাজ শুরু করি। না হলে খোলাখুলি জানিয়ে ফিরিয়ে দিই।',
        'প্রার্থী বাছাই হয় মৌখিক বা ব্যবহারিক পরীক্ষায়; অনেক সময় পরীক্ষা নেন নিয়োগকর্তার নিজের ফোরম্যান। রওনা হওয়ার আগে প্রত্যেকে বাংলায় চুক্তিপত্র পড়েন, সুপারভাইজারের নাম জানেন, আর আমাদের নম্বর সঙ্গে রাখেন। প্রতিটি ধাপ আছে [নিয়োগ প্রক্রিয়ায়](/recruitment-procedure)।',
      ),
    },
    {
      heading: 'Part of a group',
      headingBn: 'একটি গ্রুপের অংশ',
      text: paragraphs(
        'The agency is one of the [companies of a group](/our-companies): logistics, a filling station with gas conversion, the recruiting agency itself, motors, plastic and paper products, and a medical service. Each has its own managers and its own accounts.',
      ),
      textBn: paragraphs(
        'এজেন্সিটি একটি [গ্রুপের](/our-companies) অংশ: লজিস্টিকস, গ্যাস কনভারশনসহ ফিলিং স্টেশন, এই রিক্রুটিং এজেন্সি, মোটরস, প্লাস্টিক ও কাগজপণ্য এবং চিকিৎসাসেবা। প্রত্যেকের ব্যবস্থাপক ও হিসাব আলাদা।',
      ),
    },
  ],
  people: [
    {
      name: 'Rezwan Karim Talukder',
      nameBn: 'রেজওয়ান করিম তালুকদার',
      role: 'Managing Director',
      roleBn: 'ব্যবস্থাপনা পরিচালক',
      place: 'Dhaka office',
      placeBn: 'ঢাকা অফিস',
    },
    {
      name: 'Shirin Sultana Mollik',
      nameBn: 'শিরিন সুলতানা মল্লিক',
      role: 'Director, Selection and Training',
      roleBn: 'পরিচালক, বাছাই ও প্রশিক্ষণ',
      place: 'Test yard, and the language school in Uttara',
      placeBn: 'টেস্ট ইয়ার্ড ও উত্তরার ভাষা স্কুল',
    },
    {
      name: 'Ashfaq Rahim Sikder',
      nameBn: 'আশফাক রহিম সিকদার',
      role: 'Head of the employers’ desk',
      roleBn: 'প্রধান, নিয়োগকর্তা ডেস্ক',
      place: 'Dhaka office',
      placeBn: 'ঢাকা অফিস',
    },
    {
      name: 'Dilara Yasmin Kazi',
      nameBn: 'দিলারা ইয়াসমিন কাজী',
      role: 'Head of the visa desk',
      roleBn: 'প্রধান, ভিসা ডেস্ক',
      place: 'Dhaka office',
      placeBn: 'ঢাকা অফিস',
    },
    {
      name: 'Monir Hossain Patwary',
      nameBn: 'মনির হোসেন পাটোয়ারী',
      role: 'Head of the ticket desk',
      roleBn: 'প্রধান, টিকিট ডেস্ক',
      place: 'Dhaka office, on departure days at the airport',
      placeBn: 'ঢাকা অফিস, যাত্রার দিন বিমানবন্দর',
    },
    {
      name: 'Selina Akter Biswas',
      nameBn: 'সেলিনা আক্তার বিশ্বাস',
      role: 'Head of the welfare desk',
      roleBn: 'প্রধান, কল্যাণ ডেস্ক',
      place: 'Dhaka office',
      placeBn: 'ঢাকা অফিস',
    },
  ],
  timeline: [
    {
      year: 1989,
      text: 'The office opens. The first group, 42 masons and steel fixers, flies to Riyadh.',
      textBn: 'অফিস খোলে। রাজমিস্ত্রি ও রডমিস্ত্রিদের ৪২ জনের প্রথম দলটি রিয়াদে যায়।',
    },
    {
      year: 1993,
      text: 'Operators and packers leave for factories in Malaysia, our first country outside the Gulf.',
      textBn: 'মালয়েশিয়ার কারখানায় যান অপারেটর ও প্যাকাররা। মধ্যপ্রাচ্যের বাইরে এটিই আমাদের প্রথম দেশ।',
    },
    {
      year: 2001,
      text: 'We begin to train welders and pipe fitters for the trade test of Singapore.',
      textBn: 'সিঙ্গাপুরের ট্রেড টেস্টের জন্য ওয়েল্ডার ও পাইপ ফিটারদের প্রশিক্ষণ শুরু করি।',
    },
    {
      year: 2004,
      text: 'Sewing operators leave for the garment zones of Irbid and Sahab in Jordan, most of them women.',
      textBn: 'জর্ডানের ইরবিদ ও সাহাবের পোশাকশিল্প এলাকায় যান সেলাই অপারেটররা, বেশির ভাগই নারী।',
    },
    {
      year: 2010,
      text: 'Meghbridge Medical Service opens and advises people before they go abroad.',
      textBn: 'মেঘব্রিজ মেডিকেল সার্ভিস চালু হয়; বিদেশে যাওয়ার আগে মানুষকে পরামর্শ দেয়।',
    },
    {
      year: 2019,
      text: 'Construction crews, food packers and metal workers begin to leave for Romania.',
      textBn: 'রোমানিয়ায় যেতে শুরু করেন নির্মাণকর্মী, খাদ্যপণ্যের প্যাকার ও ধাতুর কারিগর।',
    },
    {
      year: 2021,
      text: 'An agreement with employers in Japan: caregivers study for eight months in Uttara before they leave.',
      textBn: 'জাপানের নিয়োগকর্তাদের সঙ্গে চুক্তি: কেয়ারগিভাররা যাওয়ার আগে উত্তরায় আট মাস পড়েন।',
    },
  ],
  pictures: [
    {
      picture: 'three-desks',
      alt: 'An office with three desks: a man brings a letter, a colleague telephones, another writes',
      altBn: 'তিন টেবিলের একটি অফিস: একজন চিঠি এনেছেন, একজন ফোনে কথা বলছেন, আরেকজন লিখছেন',
    },
  ],
}
