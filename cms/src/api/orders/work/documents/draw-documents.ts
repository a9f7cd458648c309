import { INTL_LOCALE } from "@wren/domain";
import PdfDocument from "pdfkit";
import { fontRuns, readFont, type Weight } from "./fonts";
import type { OrderDocument } from "./order-document";
import { DOCUMENT_TEXTS } from "./texts";

// All lengths are points: 72 to an inch. The page is A4.
const LEFT = 62;
const RIGHT = 533;
const TOP = 56;
const BOTTOM = 770;
const FOOTER = 798;
const WIDTH = RIGHT - LEFT;
/** Place of the address, behind the window of an envelope. */
const RECIPIENT_TOP = 150;
const RECIPIENT_WIDTH = 230;
const FACTS_LEFT = 340;
const FACTS_LABEL_WIDTH = 75;
const TITLE_TOP = 285;
const AMOUNT_WIDTH = 100;
const GAP = 6;

const INK = "#1a1a1a";
const GREY = "#666666";
const RULE = "#cccccc";

type Pdf = PDFKit.PDFDocument;

type Place = { x: number; y: number; width: number };

type Style = { weight?: Weight; size?: number; colour?: string; align?: "left" | "right" };

/** One PDF of all documents, each on pages of its own. */
export async function drawDocuments(documents: OrderDocument[], { now }: { now: Date }): Promise<Buffer> {
  const [first] = documents;
  const title = documents.map((document) => document.title).join(", ");
  const pdf = new PdfDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    displayTitle: true,
    lang: first && INTL_LOCALE[first.locale],
    info: { Title: title, Creator: "Wren", Producer: "Wren", CreationDate: now },
  });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const isDone = new Promise((resolve) => pdf.on("end", resolve));
  for (const document of documents) drawDocument(pdf, document);
  pdf.end();
  await isDone;
  return Buffer.concat(chunks);
}

function drawDocument(pdf: Pdf, document: OrderDocument): void {
  const firstPage = pdf.bufferedPageRange().count;
  pdf.addPage();
  drawHead(pdf, document);
  const tableTop = write(pdf, document.title, { x: LEFT, y: TITLE_TOP, width: WIDTH }, { weight: "bold", size: 18 });
  const tableEnd = drawArticles(pdf, document, tableTop + 4 * GAP);
  const sumsEnd = drawSums(pdf, document, tableEnd + GAP);
  drawRemarks(pdf, document, sumsEnd + 4 * GAP);
  drawFooters(pdf, document, firstPage);
}

function drawHead(pdf: Pdf, { seller, recipient, facts }: OrderDocument): void {
  const [name = "", ...rest] = seller;
  let y = write(pdf, name, { x: LEFT, y: TOP, width: WIDTH }, { weight: "bold", size: 12 });
  for (const line of rest) y = write(pdf, line, { x: LEFT, y, width: WIDTH }, { size: 9, colour: GREY });
  y = RECIPIENT_TOP;
  for (const line of recipient) y = write(pdf, line, { x: LEFT, y, width: RECIPIENT_WIDTH }, { size: 11 });
  y = RECIPIENT_TOP;
  for (const { label, value } of facts) {
    write(pdf, label, { x: FACTS_LEFT, y, width: FACTS_LABEL_WIDTH }, { size: 9, colour: GREY });
    const x = FACTS_LEFT + FACTS_LABEL_WIDTH;
    y = write(pdf, value, { x, y, width: RIGHT - x }, { size: 9 }) + 2;
  }
}

/** @returns the end of the table */
function drawArticles(pdf: Pdf, document: OrderDocument, top: number): number {
  let y = drawColumns(pdf, document, top);
  for (const { name, notes, total } of document.articles) {
    const width = WIDTH - AMOUNT_WIDTH - GAP;
    const height = [name, ...notes].reduce((sum, text) => sum + heightOf(pdf, text, width), 0);
    if (y + height > BOTTOM) y = drawColumns(pdf, document, newPage(pdf));
    write(pdf, total, { x: RIGHT - AMOUNT_WIDTH, y, width: AMOUNT_WIDTH }, { align: "right" });
    y = write(pdf, name, { x: LEFT, y, width });
    for (const note of notes) y = write(pdf, note, { x: LEFT, y, width }, { size: 9, colour: GREY });
    y += GAP;
  }
  drawRule(pdf, y);
  return y + GAP;
}

function drawColumns(pdf: Pdf, { columns: [left, right] }: OrderDocument, y: number): number {
  const style = { size: 9, colour: GREY } as const;
  write(pdf, left, { x: LEFT, y, width: WIDTH - AMOUNT_WIDTH }, style);
  const end = write(pdf, right, { x: RIGHT - AMOUNT_WIDTH, y, width: AMOUNT_WIDTH }, { ...style, align: "right" });
  drawRule(pdf, end + 2);
  return end + 2 + GAP;
}

function drawSums(pdf: Pdf, { sums }: OrderDocument, top: number): number {
  let y = top;
  for (const { label, amount, isTotal } of sums) {
    if (y + heightOf(pdf, label, WIDTH) > BOTTOM) y = newPage(pdf);
    const weight = isTotal ? "bold" : "regular";
    write(pdf, label, { x: LEFT, y, width: WIDTH - AMOUNT_WIDTH }, { weight });
    y = write(pdf, amount, { x: RIGHT - AMOUNT_WIDTH, y, width: AMOUNT_WIDTH }, { weight, align: "right" }) + 2;
  }
  return y;
}

function drawRemarks(pdf: Pdf, { remarks }: OrderDocument, top: number): void {
  let y = top;
  for (const remark of remarks) {
    if (y + heightOf(pdf, remark, WIDTH) > BOTTOM) y = newPage(pdf);
    y = write(pdf, remark, { x: LEFT, y, width: WIDTH });
  }
}

/** Drawn last, when the number of pages is known. */
function drawFooters(pdf: Pdf, { locale, title, seller }: OrderDocument, firstPage: number): void {
  const end = pdf.bufferedPageRange().count;
  const style = { size: 8, colour: GREY } as const;
  for (let page = firstPage; page < end; page += 1) {
    pdf.switchToPage(page);
    const text = DOCUMENT_TEXTS[locale].page(page - firstPage + 1, end - firstPage);
    write(pdf, [seller[0], title].filter(Boolean).join(" · "), { x: LEFT, y: FOOTER, width: WIDTH }, style);
    write(pdf, text, { x: LEFT, y: FOOTER, width: WIDTH }, { ...style, align: "right" });
  }
}

/** @returns where the next line begins */
function write(pdf: Pdf, text: string, place: Place, style: Style = {}): number {
  const { weight = "regular", size = 10, colour = INK, align = "left" } = style;
  const { x, y, width } = place;
  pdf.fontSize(size).fillColor(colour);
  const runs = fontRuns(text, weight);
  if (runs.length === 0) return y + pdf.currentLineHeight(true);
  for (const [index, run] of runs.entries()) {
    const options = { width, align, continued: index < runs.length - 1 };
    setFont(pdf, run.font);
    if (index === 0) pdf.text(run.text, x, y, options);
    else pdf.text(run.text, options);
  }
  return pdf.y + 1;
}

function heightOf(pdf: Pdf, text: string, width: number): number {
  const [run] = fontRuns(text, "regular");
  if (run) setFont(pdf, run.font);
  return pdf.fontSize(10).heightOfString(text, { width });
}

/** The PDF keeps a font under its name once it was used. */
function setFont(pdf: Pdf, name: string): void {
  pdf.registerFont(name, readFont(name)).font(name);
}

function drawRule(pdf: Pdf, y: number): void {
  pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(RULE).stroke();
}

function newPage(pdf: Pdf): number {
  pdf.addPage();
  return TOP;
}
