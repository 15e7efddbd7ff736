export const GOLD = ['#a8621a', '#ffe9a8', '#7a3a08'];

export const DAWN = ['#a3206f', '#ffb36b'];

export const BANK = ['#6a4fd8', '#2c1880', '#100838'];
