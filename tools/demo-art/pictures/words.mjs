/** Texts on the faces of cards: their abilities and their strength. */
const CARDS = {
  'sb-000': ['始まりの光輪', '場に出たとき、すべての星を呼び覚ます。', 9000],
  'sb-001': ['暁の咆哮', '夜明けの炎で、相手の守りを二つ砕く。', 7200],
  'sb-002': ['銀河の遠吠え', '自分の星獣を一体、もう一度立たせる。', 6400],
  'sb-003': ['双月の導き', '山札の上から三枚を見て、順に置く。', 4800],
  'sb-004': ['流星急降下', '先に動いた相手へ、倍の傷を与える。', 4200],
  'sb-005': ['星を読む瞳', '相手の手札を一枚、静かに見通す。', 2600],
  'sb-006': ['彗星の足跡', '一度だけ、相手の一撃をかわす。', 2200],
  'sb-007': ['月わたり', '満月の夜は、もう一枚引ける。', 1100],
  'sb-008': ['夜露のあかり', '暗がりのカードを、一枚だけ照らす。', 700],
  'sb-009': ['まどろみ', '孵るまで、だれにも倒されない。', 100],
  'ck-001': ['蒸気突撃', '全軍の歯車を、ひとつ先へ進める。', 7000],
  'ck-002': ['歯車の子守唄', '壊れた仲間を一体、組み直す。', 6000],
  'ck-003': ['鉄翼の急報', '山札から騎士を一枚、手札に加える。', 4600],
  'ck-004': ['真鍮の牙', '主を狙う相手を、先に食い止める。', 4100],
  'ck-005': ['針を戻す', '直前の一手を、一度だけやり直す。', 2500],
  'ck-006': ['ひとさし', '隣の歯車を、なめらかに回す。', 1900],
  'ck-007': ['整列', '兵隊が三体そろうと、力を増す。', 1000],
  'ck-008': ['予備部品', '壊れた歯車の代わりになる。', 300],
  'pl-000': ['千年の抱擁', '庭のすべての命を、もう一度咲かせる。', 8000],
  'pl-001': ['千年の抱擁', '庭のすべての命を、もう一度咲かせる。', 7600],
  'pl-002': ['黄金葉の教え', '三つの季節を、ひとつ前へ戻す。', 5800],
  'pl-003': ['霧払い', '伏せられたカードを、すべて表にする。', 4400],
  'pl-004': ['花影の輪舞', '踊るあいだ、相手の狙いを外す。', 4000],
  'pl-005': ['苔の守り', '動かぬ者の傷を、半分にする。', 2700],
  'pl-006': ['風の便り', '次に吹く風を、あらかじめ知る。', 1800],
  'pl-007': ['四つの幸運', '四度目の一手は、必ずうまくいく。', 1200],
  'pl-008': ['雨粒ひとつ', '水辺の仲間を、少しだけ癒す。', 600],
  'pl-009': ['春を待つ', '五つの種を、庭にまく。', 500],
  'tc-001': ['潮冠の勅命', '寄せる潮で、場のすべてを押し流す。', 8200],
  'tc-002': ['深淵の歌声', '歌を聞いた者は、一手動けない。', 6200],
  'tc-003': ['白波の槍', '波に乗り、後ろの列まで貫く。', 5000],
  'tc-004': ['珊瑚の呪文', '墓地の呪文を、ひとつ呼び戻す。', 4300],
  'tc-005': ['導きの灯', '迷う仲間を、岸まで連れ帰る。', 2400],
  'tc-006': ['泡の息吹', '小さな傷を、泡で包んで消す。', 2000],
  'tc-007': ['渡りの知らせ', '次の季節のカードを、一枚引く。', 1000],
  'tc-008': ['潮騒', '耳をあてると、海の声がする。', 200],
};

/** Names of the games on their cards. */
export const GAMES = {
  sb: { name: '星獣クロニカ', latin: 'STARBEAST CHRONICA' },
  ck: { name: '歯車騎士団', latin: 'COGWORK KNIGHTS' },
  pl: { name: '幻葉の庭', latin: 'GARDEN OF PHANTOM LEAVES' },
  tc: { name: '潮冠戦記', latin: 'TIDAL CROWN' },
};

export const wordsOf = (cardId) => {
  const [ability, effect, power] = CARDS[cardId];
  return { ability, effect, power: String(power) };
};

const NARROW = /[ -~]/;
/** Returns the width of a text in ems. */
const widthOf = (text) => [...text].reduce((sum, letter) => sum + (NARROW.test(letter) ? 0.56 : 1), 0);

/** Draws a line of text with its baseline at y. The font is smaller where the line would be wider than `most`. */
export const drawTextLine = (
  text,
  x,
  y,
  size,
  { fill = '#fff', anchor = 'start', weight = 800, most = 520, spacing = 0, attributes = '' } = {},
) => {
  const fitting = Math.min(size, most / (widthOf(text) + (text.length * spacing) / size));
  const escaped = text.replaceAll('&', '&amp;');
  return `<text x="${x}" y="${y}" font-family="Face" font-weight="${weight}" font-size="${fitting.toFixed(1)}" letter-spacing="${spacing}" text-anchor="${anchor}" fill="${fill}" ${attributes}>${escaped}</text>`;
};
