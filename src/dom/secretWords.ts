/*
 * How fields for secrets are called, in English, German, French, Spanish, Italian, Portuguese and Dutch. The words stand alone: a "pinned" list
 * or a "companion" is no PIN and no PAN.
 */

const group = (...words: string[]) => words.join("|");

const PASSWORDS = group(
  "pass ?(word|wd|phrase|code|key)s?|pwd|passwd|passwort|kennwort|passphrase|mots? de passe|motdepasse|contrase(ñ|n)a|senha|palavra passe|wachtwoord|parola d ?ordine",
  "clave (secreta|de acceso|de seguridad|de firma)|pin ?(code|number|nummer|n(ú|u)mero)|(your|new|old|current|confirm|repeat|enter|card|phone|\\d ?digit|\\d ?stellige) pin|geheim(zahl|nummer|wort)|code (secret|pin)|codice (segreto|pin)|c(ó|o)digo pin|pincode",
  "(client|api|app|shared|signing|webhook|secret) ?(secret|key|token)|(access|auth|bearer|refresh|session|personal|security) token|private key|seed phrase|recovery (code|phrase|key)s?|backup codes?|security answer",
);

const CARDS = group(
  "(credit|debit|payment|bank) ?card|gift ?card (number|code|pin)|card ?(number|no|num|nr|details)|cc ?(num|number|no)|pan (number|no)|card pan|(kredit|bank|ec|debit|giro)? ?karten? ?(nummer|nr|daten)|(kredit|bank|debit)karte|num(é|e)ro (de )?(la )?carte|carte (bancaire|de cr(é|e)dit|bleue)|n(ú|u)mero (de |do )?(la |o )?(tarjeta|cart(ã|a)o)|tarjeta de (cr(é|e)dito|d(é|e)bito)|cart(ã|a)o de (cr(é|e)dito|d(é|e)bito)|numero (della |di )?carta|carta di (credito|debito)|(credit|bank|betaal)?kaart ?nummer",
  "cvc ?2?|cvv ?2?|csc|security ?code|card ?verification( (code|value|number))?|sicherheits(code|nummer)|(karten)?pr(ü|u|ue)f(ziffer|nummer|code)|cryptogramme( visuel)?|code de s(é|e)curit(é|e)|c(ó|o)digo de (seguridad|seguran(ç|c)a)|codice di (sicurezza|controllo)|beveiligings ?code",
  "(name|nom|nombre|nome|naam) (on|as on|sur|en|na|sulla|op)( the| la| el| o| de)? (card|carte|carta|tarjeta|cart(ã|a)o|kaart)|card ?holder( name)?|karteninhaber|titulaire de la carte|titular de la tarjeta|titular do cart(ã|a)o|titolare della carta|kaarthouder|name auf der karte",
);

const CODES = group(
  "otp|totp|2 ?fa|mfa|tfa|one ?time ?(pass(word|code)?|code|pin)|onetime(code|password)|(verification|authentication|authenticator|auth|sms|confirmation|security|login|sign ?in|access|two factor) code|smscode|otpcode|verificationcode|(\\d|four|six|eight) ?digit (code|pin)",
  "best(ä|a|ae)tigungscode|verifizierungscode|einmal ?(code|passwort|kennwort)|anmeldecode|(m|push|sms|photo|chip) ?tan|tan (nummer|code|eingeben)|(\\d|sechs)stelliger? code",
  "code (de |d )?(v(é|e)rification|confirmation|validation|authentification|connexion)|code (reçu|recu|sms|à usage unique|a usage unique)|c(ó|o)digo de (verificaci(ó|o)n|verifica(ç|c)(ã|a)o|confirmaci(ó|o)n|confirma(ç|c)(ã|a)o|acceso|acesso)|c(ó|o)digo (sms|de un solo uso)|codice (di )?(verifica|conferma|accesso|sms|otp|monouso)|verificatie ?code|bevestigings ?code|toegangs ?code|inlog ?code|sms ?code",
);

const ACCOUNTS = "iban|ssn|social security( number| no)?|cpf|account password";

/** What a word may stand beside: neither letter nor digit. */
const alone = (words: string) => new RegExp(`(^|[^\\p{L}\\p{N}])(${words})(?=$|[^\\p{L}\\p{N}])`, "iu");

export const SECRET_WORDS = alone(group(PASSWORDS, CARDS, CODES, ACCOUNTS));

/** Words that are the whole name of a secret, and part of the name of many other things ("Pin board title", "Palabra clave", "tan"). */
export const WHOLE_NAMES = /^(pin|pan|tan|clave|secret|token)$/iu;
/** The whole name of a one-time code where what is asked for is short and numeric. */
export const SHORT_NAMES = /^((enter )?(the |your )?code|c(ó|o)digo|codice|digit \d+|ziffer \d+|chiffre \d+)$/iu;

/** Written together in identifiers: `txtUserpassword`, `ccnumber`. */
export const GLUED =
  /pass(word|wd|phrase|code)|passwort|kennwort|motdepasse|contrasen|wachtwoord|creditcard(?!type|holderid)|card(number|num|no)\b|cardnumber|ccnumber|ccnum|kreditkarte|securitycode|cvv|cvc2?\b|onetimecode/i;

/** Names of a card's expiry; many other things expire too, so they count only beside a card's number, or with "card". */
export const EXPIRY = alone(
  "exp(iry|iration|ires?)?( ?(date|month|year|mm|yy|yyyy))?|valid (thru|through|until|to)|ablauf(datum|monat|jahr)?|g(ü|u)ltig bis|verfallsdatum|date d ?expiration|expire (le|fin)|(fecha de )?(caducidad|vencimiento|expiraci(ó|o)n)|(data di )?scadenza|(data de )?(validade|vencimento|expira(ç|c)(ã|a)o)|vervaldatum|geldig tot|month|year|monat|jahr|mois|ann(é|e)e",
);

/** `MM/YY` is asked of nothing else. */
export const EXPIRY_FORMAT = /^\s*(MM|M)\s*[/.-]\s*(YY|JJ|AA|YYYY|JJJJ|AAAA)\s*$/i;
/** Four groups of four: a card's number as it is to be typed. */
export const CARD_FORMAT = /([\dX•*#_]{4}[ -]?){3}[\dX•*#_]{4}/;
