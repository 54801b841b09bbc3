/** Passkeys, as the browser makes and shows them. The person may put its window away: then nothing happened. */

import { people } from "./api";
import type { OwnProfile } from "./shapes";

/** Whether this browser has passkeys, and may use them at this address. */
export function offered(): boolean {
  return typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** A new passkey for this browser's profile; null if the person thought better of it. */
export async function make(): Promise<OwnProfile | null> {
  const { options } = await people.offerPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  return answered(navigator.credentials.create({ publicKey }), people.keepPasskey);
}

/** By a passkey this browser joins the profile that it belongs to. */
export async function use(): Promise<OwnProfile | null> {
  const { options } = await people.askForPasskey();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  return answered(navigator.credentials.get({ publicKey }), people.usePasskey);
}

async function answered(asked: Promise<Credential | null>, send: (credential: unknown) => Promise<OwnProfile>): Promise<OwnProfile | null> {
  const given = await asked.catch(() => null);
  return given instanceof PublicKeyCredential ? send(given.toJSON()) : null;
}
