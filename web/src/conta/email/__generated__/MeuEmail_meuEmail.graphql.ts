/**
 * @generated SignedSource<<acf8349f87a89fc30ad79fc2358ac787>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MeuEmail_meuEmail$data = {
  readonly email: string;
  readonly pendente: {
    readonly email: string;
    readonly expiraEm: string;
  } | null;
  readonly " $fragmentType": "MeuEmail_meuEmail";
};
export type MeuEmail_meuEmail$key = {
  readonly " $data"?: MeuEmail_meuEmail$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeuEmail_meuEmail">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MeuEmail_meuEmail",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "EmailPendente",
      "kind": "LinkedField",
      "name": "pendente",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiraEm",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MeuEmail",
  "abstractKey": null
};
})();

(node as any).hash = "619ef43f0cef8d08c83961c50e6b2861";

export default node;
