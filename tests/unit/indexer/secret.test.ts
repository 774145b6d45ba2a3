import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { looksLikeCard, saysSecret } from "../../../src/dom/secret";

/** A number of so many digits whose check digit is right. */
const cardOf = (length: number) =>
  fc.stringMatching(new RegExp(`^[2-6]\\d{${length - 2}}$`)).map((digits) => {
    const sum = [...digits].reverse().reduce((total, digit, i) => {
      const doubled = Number(digit) * (i % 2 === 0 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
    return digits + ((10 - (sum % 10)) % 10);
  });
const card = fc.integer({ min: 13, max: 19 }).chain(cardOf);
const between = fc.constantFrom("", " ", "-", ".", "\u00a0", " - ", "\n", "\u202f");

const grouped = (digits: string, separator: string) => digits.replace(/(\d{4})(?=\d)/g, `$1${separator}`);
const words = fc.constantFrom("", "card: ", "my number is ", "Visa ", "№", "(");

describe("a card's number is known by look", () => {
  test("however it is grouped and whatever stands around it", () => {
    fc.assert(
      fc.property(card, between, words, words, (digits, separator, before, after) => {
        expect(looksLikeCard(`${before}${grouped(digits, separator)} ${after}`)).toBe(true);
      }),
    );
  });

  test("with its expiry and code behind it", () => {
    fc.assert(
      fc.property(cardOf(16), (digits) => {
        expect(looksLikeCard(`${grouped(digits, " ")} 12/29 123`)).toBe(true);
        expect(looksLikeCard(`${digits} 1229 123`)).toBe(true);
      }),
    );
  });

  test("in digits of full width", () => {
    expect(looksLikeCard("４２４２ ４２４２ ４２４２ ４２４２")).toBe(true);
  });

  test("and not when a digit is wrong", () => {
    fc.assert(
      fc.property(cardOf(16), fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (digits, at, more) => {
        const wrong = digits.slice(0, at) + ((Number(digits[at]) + more) % 10) + digits.slice(at + 1);
        expect(looksLikeCard(wrong)).toBe(false);
      }),
    );
  });

  it.each([
    ["nothing", ""],
    ["a phone number", "+49 (0)30 901820-0"],
    ["a date and a time", "2024-05-17 12:30:45"],
    ["an ISBN", "978-0-306-40615-7"],
    ["a price list", "12.50 13.99 14.75 19.00"],
    ["twelve digits", "424242424242"],
    ["twenty digits", "42424242424242424242"],
    ["zeros", "0000 0000 0000 0000"],
    ["a UUID", "f47ac10b-58cc-4372-a567-0e02b2c3d479"],
  ])("%s is none", (_, text) => {
    expect(looksLikeCard(text)).toBe(false);
  });
});

describe("a name says that a field is for a secret", () => {
  it.each([
    "password",
    "newPassword",
    "user_password",
    "Confirm password",
    "PIN",
    "Enter your PIN",
    "card-number",
    "cardNumber",
    "cc_number",
    "CVV",
    "CVC2",
    "Security code",
    "otp",
    "2FA",
    "One-time code",
    "6-digit code",
    "Verification code",
    "API key",
    "client_secret",
    "IBAN",
    "Name on card",
    "Cardholder",
    "Passwort",
    "Kennwort:",
    "Kreditkartennummer",
    "Prüfziffer",
    "Sicherheitscode",
    "Einmalcode",
    "Bestätigungscode",
    "smsTAN",
    "Karteninhaber",
    "Mot de passe *",
    "Numéro de la carte",
    "Code de sécurité",
    "Cryptogramme",
    "Code reçu par SMS".slice(0, 9),
    "Code secret",
    "Contraseña",
    "contrasena",
    "Clave",
    "Clave de acceso",
    "Número de tarjeta",
    "Código de seguridad",
    "Código de verificación",
    "Numero carta",
    "Codice di sicurezza",
    "Codice OTP",
    "Senha",
    "Número do cartão",
    "Código de segurança",
    "Wachtwoord",
    "Kaartnummer",
    "Beveiligingscode",
  ])("%s", (name) => {
    expect(saysSecret(name)).toBe(true);
  });

  it.each([
    "PIN board title",
    "Pinned",
    "Companion",
    "Pan-European",
    "Pancake",
    "Postcode",
    "ZIP code",
    "Discount code",
    "Promo code",
    "Gutscheincode",
    "Code postal",
    "Order number",
    "Card title",
    "Business cards",
    "Secretary",
    "Secret Santa list",
    "Passport number",
    "Compass",
    "Passenger",
    "Bypass",
    "Palabra clave",
    "Opinion",
    "Spin",
    "Hotpink",
    "Tank",
    "Tangent",
    "Source code",
    "Country code",
    "Keyword",
    "Key",
    "Token name",
    "Titel",
    "Gift card message",
    "Cardiology",
  ])("but %s does not", (name) => {
    expect(saysSecret(name)).toBe(false);
  });
});
