/**
 * @generated SignedSource<<6ed0aa80f31d0372a31241bb4fc71ecf>>
 * @relayHash f388582b5d34c2f32a372bb9d5ddc3e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fdcc8ced33251c16deae309a65b680d0cac8037f4d2b14c9ef2b713b047e2bb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TipoDeAviso = "CANDIDATURAS" | "COMUNICADO" | "CONVITE" | "ENTREVISTA" | "ENTREVISTAS" | "ETAPA" | "FINALIZADA" | "MENSAGEM" | "MENSAGENS" | "MUDANCA" | "NOVAS_VAGAS" | "PRAZOS_DE_SALVAS" | "RECIBO" | "RESPOSTAS" | "RETIRADAS";
export type AvisosPageQuery$variables = Record<PropertyKey, never>;
export type AvisosPageQuery$data = {
  readonly viewer: {
    readonly avisos: ReadonlyArray<{
      readonly tipo: TipoDeAviso;
      readonly " $fragmentSpreads": FragmentRefs<"AvisoField_aviso">;
    }> | null;
  } | null;
};
export type AvisosPageQuery = {
  response: AvisosPageQuery$data;
  variables: AvisosPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipo",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AvisosPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Aviso",
            "kind": "LinkedField",
            "name": "avisos",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AvisoField_aviso"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AvisosPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Aviso",
            "kind": "LinkedField",
            "name": "avisos",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "modo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "modos",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0fdcc8ced33251c16deae309a65b680d0cac8037f4d2b14c9ef2b713b047e2bb",
    "metadata": {},
    "name": "AvisosPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3e5268d53e9ab65f1253352e57594aad";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
