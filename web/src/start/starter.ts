import { startAfterPicture } from './start-after-picture';

/** Adds the client's links and script to the page. The build keeps them in a `<template>`, where browsers fetch nothing. */
const start = () => document.head.append(document.querySelector<HTMLTemplateElement>('#client')!.content);

// The end of the page contains responses that the client reads as soon as it starts.
addEventListener('DOMContentLoaded', () => startAfterPicture(start));
