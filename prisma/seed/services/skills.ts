import { paragraphs, type SeedPage } from '#prisma/seed/page-texts.ts'

export const skills: SeedPage = {
  _id: 'skills',
  title: 'Mobilizing sector and skill development',
  titleBn: 'খাতভিত্তিক প্রস্তুতি ও দক্ষতা উন্নয়ন',
  lead: 'Many people can do more than their certificates say. We help them prove it, and learn what is missing.',
  leadBn: 'সনদে যা লেখা আছে, অনেকেই পারেন তার চেয়ে বেশি। তা প্রমাণ করতে আর যা বাকি তা শিখতে আমরা সাহায্য করি।',
  description: 'Training before departure at {name}: trade courses, site safety and foreign language classes.',
  descriptionBn: '{name}-এ যাত্রার আগের প্রশিক্ষণ: ট্রেড কোর্স, কর্মস্থলের নিরাপত্তা ও বিদেশি ভাষার ক্লাস।',
  chapters: [
    {
      text: paragraphs(
        'Each sector asks for different things. Shipyards want welders who can work overhead, care homes want patience and grammar. We ask employers what they will need and train for it at the bench, in the yard and in the classroom. Teachers have worked abroad in the trade they teach.',
      ),
      textBn: paragraphs(
        'একেক খাত একেক জিনিস চায়। জাহাজ কারখানা চায় এমন ওয়েল্ডার, যিনি মাথার ওপরের জোড়ও ঝালাই করতে পারেন। পরিচর্যাকেন্দ্র চায় ধৈর্য আর শুদ্ধ ভাষা। কী লাগবে, আমরা নিয়োগকর্তার কাছে জেনে নিই, তারপর শেখাই ওয়ার্কশপে, ইয়ার্ডে ও শ্রেণিকক্ষে। শিক্ষকেরা সেই পেশায় বিদেশে কাজ করে এসেছেন।',
      ),
    },
  ],
  covers: [
    {
      figure: '2 weeks to 8 months',
      figureBn: '২ সপ্তাহ থেকে ৮ মাস',
      title: 'Trade courses',
      titleBn: 'ট্রেড কোর্স',
      text: 'Building, metalwork, kitchens, garments and care, and the trade tests of the country of work.',
      textBn: 'নির্মাণ, ধাতুর কাজ, রান্না, পোশাক ও পরিচর্যা, আর কাজের দেশের ট্রেড টেস্টের প্রস্তুতি।',
    },
    {
      figure: '5 languages',
      figureBn: '৫টি ভাষা',
      title: 'Foreign language training',
      titleBn: 'বিদেশি ভাষা প্রশিক্ষণ',
      text: 'Arabic, English and Malay for beginners, Italian in 80 hours, Japanese in eight months.',
      textBn: 'নতুনদের জন্য আরবি, ইংরেজি ও মালয়; ৮০ ঘণ্টায় ইতালীয়, আট মাসে জাপানি।',
    },
    {
      title: 'Safety, wages and rights',
      titleBn: 'নিরাপত্তা, বেতন ও অধিকার',
      text: 'Site safety, wage slips, sending money through a bank, and how to say no to unsafe work.',
      textBn: 'কর্মস্থলের নিরাপত্তা, বেতনের স্লিপ, ব্যাংকে টাকা পাঠানো, আর অনিরাপদ কাজে “না” বলা।',
    },
  ],
  contactName: 'Shirin Sultana Mollik',
  contactNameBn: 'শিরিন সুলতানা মল্লিক',
  contactRole: 'Director, Selection and Training',
  contactRoleBn: 'পরিচালক, বাছাই ও প্রশিক্ষণ',
  pictures: [
    {
      picture: 'training-class',
      alt: 'An instructor points at hand signals for crane work on a blackboard; the class sits with helmets on the desks',
      altBn: 'প্রশিক্ষক ব্ল্যাকবোর্ডে ক্রেনের কাজের হাতের সংকেত দেখাচ্ছেন; শিক্ষার্থীরা ডেস্কে হেলমেট রেখে বসে আছেন',
    },
    {
      picture: 'wiring-class',
      alt: 'Trainees practise electrical wiring on boards with switches and lamps',
      altBn: 'প্রশিক্ষণার্থীরা সুইচ ও বাতি লাগানো বোর্ডে বৈদ্যুতিক সংযোগের কাজ শিখছেন',
    },
  ],
}
