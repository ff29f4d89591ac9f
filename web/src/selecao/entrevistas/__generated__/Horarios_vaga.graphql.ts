/**
 * @generated SignedSource<<30803d5b62ba3b30463810781b9d58ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Horarios_vaga$data = {
  readonly entrevistas: ReadonlyArray<{
    readonly candidato: {
      readonly id: string;
      readonly nome: string | null;
    } | null;
    readonly id: string;
    readonly inicio: string;
    readonly link: string | null;
    readonly local: string | null;
    readonly minutos: number;
  }> | null;
  readonly " $fragmentType": "Horarios_vaga";
};
export type Horarios_vaga$key = {
  readonly " $data"?: Horarios_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"Horarios_vaga">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Horarios_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Horario",
      "kind": "LinkedField",
      "name": "entrevistas",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inicio",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutos",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "local",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "link",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Pessoa",
          "kind": "LinkedField",
          "name": "candidato",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nome",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};
})();

(node as any).hash = "225288309d163eec65d39d13d493f626";

export default node;
