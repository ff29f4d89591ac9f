/**
 * @generated SignedSource<<babfeabf8be9ceb29573912a2763d983>>
 * @relayHash 8496df0b6f09c1d7b03e289158510541
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f060325a29715b0524957e11dfcd37221c3c2503de7aeafa95ef8345598ba273

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f060325a29715b0524957e11dfcd37221c3c2503de7aeafa95ef8345598ba273",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
