/**
 * @generated SignedSource<<ff9df1441aa953aedc3fd4e800ba7515>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Agenda_agenda$data = {
  readonly criadaEm: string | null;
  readonly " $fragmentType": "Agenda_agenda";
};
export type Agenda_agenda$key = {
  readonly " $data"?: Agenda_agenda$data;
  readonly " $fragmentSpreads": FragmentRefs<"Agenda_agenda">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Agenda_agenda",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "criadaEm",
      "storageKey": null
    }
  ],
  "type": "Agenda",
  "abstractKey": null
};

(node as any).hash = "987b43aca880662e646278e8f0514cf6";

export default node;
