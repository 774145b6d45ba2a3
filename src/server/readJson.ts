import { RequestError } from "./requestError";

/** The body of a request as JSON, at most so many bytes of it. Throws a `RequestError` when it isn't. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  // Other types can be sent across sites without the browser asking first.
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    throw new RequestError(415, "The body must be JSON (content-type: application/json).");
  const tooLarge = new RequestError(413, `The request is larger than ${maxBytes} bytes.`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge;
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw tooLarge;
    }
    text += decoder.decode(value, { stream: true });
  }
  try {
    return JSON.parse(text + decoder.decode());
  } catch {
    throw new RequestError(400, "The body is not JSON.");
  }
}
