/** The seats' shapes, in a box of 20: disc, square, triangle, hexagon. */
export const SHAPES = ["M10 1.5a8.5 8.5 0 1 1-.01 0Z", "M2.5 2.5h15v15h-15Z", "M10 1.5 19 17.5H1Z", "M5.3 2h9.4L19 10l-4.3 8H5.3L1 10Z"] as const;
