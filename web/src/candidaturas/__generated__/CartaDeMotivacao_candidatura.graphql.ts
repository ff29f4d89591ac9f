/**
 * @generated SignedSource<<754eed1009d170f7558afac00cd19587>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartaDeMotivacao_candidatura$data = {
  readonly cartaDeMotivacao: string | null;
  readonly " $fragmentType": "CartaDeMotivacao_candidatura";
};
export type CartaDeMotivacao_candidatura$key = {
  readonly " $data"?: CartaDeMotivacao_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartaDeMotivacao_candidatura">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CartaDeMotivacao_candidatura",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cartaDeMotivacao",
      "storageKey": null
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "503a6886ab826e60b2032b37a7fc5fbc";

export default node;
