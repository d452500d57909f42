// Stands for the parts of packages that the server never calls (vite.config.ts). It has none of their functions, so a
// call throws a TypeError.
export {};
