import type { LeafSentences } from '../sentence.ts';

export const STORAGE_SENTENCES: LeafSentences = {
  'shelving-units': {
    en: [
      ['45', 'Clicked together in five minutes, holds the paint tins of a decade.', 'plastic'],
      ['45', 'Leans nowhere once strapped to the wall in {place}.', 'bookcase'],
      ['45', 'Makes three vases look like a collection.', 'arched'],
    ],
    ar: [
      ['45', 'تركيبها دقائق وتحمل كثيرًا.', 'plastic'],
      ['45', 'يعطي الزاوية شكلًا أنيقًا.', 'arched'],
    ],
  },
  'wall-shelves': {
    en: [
      ['45', 'Holds all our cookbooks, with proper plugs.', 'brackets'],
      ['45', 'Frames change with our mood, no new holes.', 'ledge'],
      ['45', 'The three cubes hide every cable of the router in {place}.', 'cube'],
    ],
    ar: [
      ['45', 'يحمل كتب الطبخ كلها مع فيشر مناسب.', 'brackets'],
      ['45', 'نبدّل الصور دون ثقوب جديدة.', 'ledge'],
    ],
  },
  'drawer-units': {
    en: [
      ['45', 'Pens, cables, stamps: five drawers and a clear desk.', 'desk'],
      ['45', 'Springs tight in the drawer and does not creep.', 'bamboo'],
      ['45', 'The rattan breathes, so the router inside stays cool.', 'sideboard'],
      ['34', 'One runner needed a turn of the screw.'],
    ],
    ar: [
      ['45', 'تثبت في الدرج ولا تتحرك.', 'bamboo'],
      ['45', 'شكله جميل ويتنفس من الأمام.', 'sideboard'],
    ],
  },
  'storage-boxes': {
    en: [
      ['45', 'I see the winter clothes without opening six lids.', 'clear'],
      ['45', 'Moved from {place} across two emirates, not one bottom fell out.', 'moving'],
      ['45', 'The tray lifts out with all the thread in it.', 'divider'],
    ],
    ar: [
      ['45', 'أرى ما بداخله دون فتحه.', 'clear'],
      ['45', 'انتقلنا بها ولم ينفتح قاعها.', 'moving'],
    ],
  },
  baskets: {
    en: [
      ['45', 'Hoses down in the yard, so it serves for toys and for sand.', 'woven'],
      ['45', 'Hides the laundry in plain sight; the lid fits well.', 'seagrass'],
      ['45', 'Fruit keeps longer in it than in a bowl.', 'wire'],
    ],
    ar: [
      ['45', 'تخفي الغسيل وشكلها مرتب.', 'seagrass'],
      ['45', 'الفاكهة تدوم فيها أطول.', 'wire'],
    ],
  },
  wardrobes: {
    en: [
      ['45', 'Up in half an hour for a tenant who stays a year.', 'fabric'],
      ['45', 'Doors hang straight on an uneven floor in {place}, thanks to the hinges.', 'hinged'],
      ['45', 'The mirror makes the room twice as long.', 'sliding'],
      ['12', 'One panel arrived with a crushed corner; the swap took a week.'],
    ],
    ar: [
      ['45', 'مناسبة لسكن مؤقت وتركيبها سريع.', 'fabric'],
      ['45', 'المرآة وسّعت الغرفة.', 'sliding'],
    ],
  },
  'hangers-and-rails': {
    en: [
      ['45', 'Abayas keep their shoulders.', 'wooden'],
      ['45', 'Twice the clothes on the same rail, and nothing slides to the floor.', 'velvet'],
      ['45', 'Carries four school bags and a drone in {place}.', 'hook-rail'],
    ],
    ar: [
      ['45', 'العباءات تحافظ على شكلها.', 'wooden'],
      ['45', 'وفّرت نصف المكان في الخزانة.', 'velvet'],
    ],
  },
  'shoe-storage': {
    en: [
      ['45', 'The sand stays in it and not in the hall.', 'tray'],
      ['45', 'Turns like a book stand: forty shoes in a corner.', 'tower'],
      ['45', 'Slim enough for a corridor where a door opens.', 'tilting'],
    ],
    ar: [
      ['45', 'الرمل يبقى فيها لا في الصالة.', 'tray'],
      ['45', 'نحيفة تناسب الممر.', 'tilting'],
    ],
  },
  'garage-shelving': {
    en: [
      ['45', 'A rubber hammer and fifteen minutes, then a wall of order in {place}.', 'boltless'],
      ['45', 'Paint and acids are behind a key, as they should be with children.', 'locker'],
      ['45', 'Carries tyres of both cars and the tent.', 'long'],
    ],
    ar: [
      ['45', 'تركيبه بلا براغٍ وفي ربع ساعة.', 'boltless'],
      ['45', 'يحمل إطارات سيارتين.', 'long'],
    ],
  },
  'pegboards-and-garage-hooks': {
    en: [
      ['45', 'Every tool has its outline now, and its place.', 'steel-pegboard'],
      ['45', 'Grips thin and thick handles, and lets go with a lift.', 'broom'],
      ['45', 'Bicycles off the floor, rubber keeps the frame clean.', 'hooks'],
    ],
    ar: [
      ['45', 'لكل أداة مكانها الآن.', 'steel-pegboard'],
      ['45', 'رفعت الدراجات عن الأرض.', 'hooks'],
    ],
  },
  'small-parts-organisers': {
    en: [
      ['45', 'Screws stay with their own kind, even upside down in the boot.', 'compartment'],
      ['45', 'The drawers stop before they fall out.', 'cabinet'],
      ['45', 'Hung along the bench in {place}: I grab without looking.', 'bins'],
    ],
    ar: [
      ['45', 'البراغي لا تختلط حتى إن انقلبت العلبة.', 'compartment'],
      ['45', 'الأدراج لا تسقط عند سحبها.', 'cabinet'],
    ],
  },
};
