import { paragraphs, type SeedPage } from '#prisma/seed/page-texts.ts'

/** The texts of its page. */
export const seedCompaniesPage: SeedPage = {
  _id: 'companies',
  title: 'Our Companies',
  titleBn: 'আমাদের প্রতিষ্ঠান',
  lead: 'One group, and each company in it has its own managers and accounts.',
  leadBn: 'একই গ্রুপের প্রতিষ্ঠান; প্রত্যেকের ব্যবস্থাপক ও হিসাব আলাদা।',
  description:
    'The companies of the Meghbridge group: recruitment, logistics, energy, motors, plastics and paper, and medical service.',
  descriptionBn: 'মেঘব্রিজ গ্রুপের প্রতিষ্ঠান: রিক্রুটিং, লজিস্টিকস, জ্বালানি, মোটরস, প্লাস্টিক ও কাগজ এবং চিকিৎসাসেবা।',
  chapters: [
    {
      heading: 'Why a group',
      headingBn: 'গ্রুপ কেন',
      text: paragraphs(
        'The agency came first, in {since}. The others grew out of what people and goods need on their way: lorries and customs to reach the port, fuel for the road, a workshop that keeps vehicles running, boxes for what they carry, and doctors for those who leave and those who wait at home.',
        'Each company has its own customers, and none has to buy from another. They share one rule: the price is named before the work begins, and every promise is written down.',
        'For an employer abroad this means that a medical check, a driving test or a container can be arranged in the same week by people who know each other. Workers may choose any other doctor, workshop or carrier; their application does not depend on it.',
      ),
      textBn: paragraphs(
        'শুরুতে ছিল শুধু এজেন্সি, {since} সালে। মানুষ ও মালপত্রের পথে যা যা লাগে, অন্যগুলো তা থেকেই গড়ে উঠেছে: বন্দরে পৌঁছাতে ট্রাক ও কাস্টমসের কাজ, পথের জ্বালানি, গাড়ি সচল রাখার ওয়ার্কশপ, জিনিস নেওয়ার বাক্স, আর যাঁরা যান ও যাঁরা বাড়িতে অপেক্ষায় থাকেন, দুয়ের জন্যই ডাক্তার।',
        'প্রতিটি প্রতিষ্ঠানের গ্রাহক আলাদা; কোনোটিকে অন্যটির কাছ থেকে কিনতে হয় না। সবার নিয়ম একটিই: কাজ শুরুর আগে দাম বলা হয়, আর যে কথা দেওয়া হলো, তা লিখে রাখা হয়।',
        'বিদেশের নিয়োগকর্তার জন্য এর মানে, মেডিকেল পরীক্ষা, ড্রাইভিং টেস্ট বা কনটেইনারের ব্যবস্থা একই সপ্তাহে হতে পারে, কারণ যাঁরা করেন তাঁরা একে অন্যকে চেনেন। কর্মী নিজের পছন্দের ডাক্তার, ওয়ার্কশপ বা পরিবহন বেছে নিতে পারেন; তাতে তাঁর আবেদনের কোনো ক্ষতি হয় না।',
      ),
    },
  ],
  pictures: [],
}
