// Words that reviews may not contain, normalised as in `text-rules.ts`.
const ENGLISH = `arsehole arseholes asshole assholes bastard bastards bitch bitches bitching bollocks bullshit
cocksucker cunt cunts dickhead dickheads douchebag fack fag faggot faggots fck fuck fucked fucker fuckers fucking
fuckin fuk fucks goddamn jackass motherfucker motherfuckers motherfucking nigger niggers nigga piss pissed prick pricks
pussy retard retarded sht shit shits shitty shite slut sluts twat wanker wankers whore whores`;

const ARABIC = `كسمك كسامك كس كسختك شرموط شرموطه شراميط قحبه قحاب قحبات عاهره عرص معرص منيوك منيوكه نيك انيك ينيك
متناك متناكه زب زبي طيز طيزك خرا خره خراء حقير حقيره
نصابين ملعون ملعونه ابنكلب سافل سافله`;

export const PROFANITY: ReadonlySet<string> = new Set(`${ENGLISH} ${ARABIC}`.split(/\s+/));
