/**
 * @generated SignedSource<<38f36a37fdbd35c1cbabbd52907ec39a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MeusDados_dados$data = {
  readonly copia: {
    readonly " $fragmentSpreads": FragmentRefs<"Copia_copia">;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"Exclusao_dados">;
  readonly " $fragmentType": "MeusDados_dados";
};
export type MeusDados_dados$key = {
  readonly " $data"?: MeusDados_dados$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeusDados_dados">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MeusDados_dados",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CopiaDosDados",
      "kind": "LinkedField",
      "name": "copia",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Copia_copia"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Exclusao_dados"
    }
  ],
  "type": "MeusDados",
  "abstractKey": null
};

(node as any).hash = "432d77474a175122abf49dbf481c0abc";

export default node;
