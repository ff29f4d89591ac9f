/**
 * @generated SignedSource<<e9edc547fa81fbe9452edc14ab058661>>
 * @relayHash 5493104538415a56e5cab24927d28ef4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cf40d82a7ff4d7c3d1b6f862ec08e9305d11eab60dd0870f81cb711326fcaf1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PessoasPageQuery } from './PessoasPageQuery.graphql';

const node: PreloadableConcreteRequest<PessoasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6cf40d82a7ff4d7c3d1b6f862ec08e9305d11eab60dd0870f81cb711326fcaf1",
    "metadata": {},
    "name": "PessoasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
